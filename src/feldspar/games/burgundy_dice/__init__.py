"""The Castles of Burgundy: The Dice Game, by Christoph Toussaint and Stefan Feld."""

from feldspar.games.burgundy_dice.game import GAME as GAME

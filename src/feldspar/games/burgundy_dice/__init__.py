"""The Castles of Burgundy: The Dice Game, by Christoph Toussaint and Stefan Feld."""

from feldspar.games.burgundy_dice.table import GAME as GAME

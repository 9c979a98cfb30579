"""The Castles of Burgundy: The Card Game (2016), for one to four."""

from feldspar.games.burgundy_cards.game import GAME as GAME

"""The Castles of Burgundy (2011), for two to four."""

from feldspar.games.burgundy.game import GAME as GAME

"""Bruges (2013), for two to four."""

from feldspar.games.bruges.game import GAME as GAME

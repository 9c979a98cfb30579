"""What an experienced friend would say: what to look after, and why a decision is good."""

from feldspar.games.burgundy_dice.view.because import reasons as reasons
from feldspar.games.burgundy_dice.view.goals import goals as goals

"""What an experienced friend would say: what to look after, and why a decision is good."""

from feldspar.games.burgundy_dice.view.goals import goals as goals
from feldspar.games.burgundy_dice.view.move_reasons import reasons as reasons

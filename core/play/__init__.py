"""Running games: a lock, a timer and an outbox around the kernel.

`Games` is all that a surface needs: it loads, decides, stores and keeps the time; what happened it hands to the
surface's `Publisher`. Games are read from memory; whatever changes them is stored first.
"""

from core.engine.refusal import Refused
from core.play.batch import Batch, Item, nonce
from core.play.game import Game
from core.play.games import Games
from core.play.publishing import Publisher
from core.play.settings import Recovery, Settings, Share

__all__ = ["Batch", "Game", "Games", "Item", "Publisher", "Recovery", "Refused", "Settings", "Share", "nonce"]

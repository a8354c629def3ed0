"""Nonces as Discord gets them.

It hands a message's nonce to everybody who sees the message, and the number of an event would tell him how much has
happened in secret. So each game has a random seal, and what is sent with a message is the nonce under that seal.
"""

import secrets
from hashlib import blake2b

from core.play import Game, Games

SEAL = "seal"
BYTES = 12  # as hexadecimal digits they fit into a nonce


async def make_seal(games: Games, game: Game) -> None:
    """Give a game its seal, once. Raises `StoreError`."""
    if SEAL not in game.meta:
        await games.remember(game.id, **{SEAL: secrets.token_hex(BYTES)})


def sealed(game: Game, nonce: str) -> str:
    """A nonce under the game's seal: the same at every attempt."""
    return blake2b(nonce.encode(), digest_size=BYTES, key=game.meta[SEAL].encode()).hexdigest()

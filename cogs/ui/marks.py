"""Custom ids that say what a button is for, so that it works after a restart and cannot be taken for another phase's.

`om/order/12/night 2/ability=heal` is the button `order` of game 12, made for night 2, with one more word.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

LENGTH = 100
TEMPLATE = re.compile(r"om/(?P<verb>[a-z-]+)/(?P<game>\d+)/(?P<phase>[^/]*)(?P<more>(?:/[a-z]+=[^/]*)*)")


@dataclass(frozen=True, slots=True)
class Mark:
    """A custom id, read. `game` is 0 and `phase` empty where the button belongs to none; `more` are its other words."""

    verb: str
    game: int = 0
    phase: str = ""
    more: Mapping[str, str] = field(default_factory=dict)


def mark(verb: str, /, *, game: int = 0, phase: str = "", **more: str | int) -> str:
    """The custom id of a button or menu. Raises `ValueError` for what it cannot hold."""
    words = [f"{key}={value}" for key, value in more.items()]
    written = "/".join(("om", verb, str(game), phase, *words))
    if len(written) > LENGTH or read(written) != Mark(verb, game, phase, {k: str(v) for k, v in more.items()}):
        raise ValueError(f"no custom id: {written}")
    return written


def read(custom_id: str) -> Mark | None:
    """What a custom id says; `None` for one that is not ours."""
    match = TEMPLATE.fullmatch(custom_id)
    if not match:
        return None
    words = (word.partition("=") for word in match["more"].split("/") if word)
    return Mark(match["verb"], int(match["game"]), match["phase"], {key: value for key, _, value in words})

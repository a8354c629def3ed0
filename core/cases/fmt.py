"""`fmt`: writes cases in their normal form."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import cast

import yaml

from core.cases.check import Unreadable, files, open_case
from core.cases.normal import write


def fmt(paths: Iterable[Path], say: Callable[[str], None]) -> bool:
    """Rewrite all cases under the paths and name those that changed; whether all could be read.

    A file with comments is left as it is, since the normal form has no place for them. Raises `NoCases`.
    """
    sound = True
    for path in list(files(paths)):
        try:
            changed = _rewrite(path)
        except Unreadable as unreadable:
            say(str(unreadable))
            sound = False
        else:
            if changed:
                say(str(path))
    return sound


def _rewrite(path: Path) -> bool:
    case = open_case(path)
    text = path.read_text("utf-8-sig")
    if lines := list(comments(text)):
        raise Unreadable([f"{path}:{line}: a comment would be lost; say it under `why`" for line in lines])
    normal = write(case)
    if normal == text:
        return False
    path.write_text(normal, "utf-8", newline="\n")
    return True


def _scalars(text: str) -> Iterator[yaml.ScalarToken]:
    for token in cast(Iterator[object], yaml.scan(text)):  # pyright: ignore[reportUnknownMemberType]
        if isinstance(token, yaml.ScalarToken):
            yield token


def comments(text: str) -> Iterator[int]:
    """The numbers of the lines that hold a comment."""
    masked = list(text)
    for token in _scalars(text):
        for index in range(token.start_mark.index, token.end_mark.index):
            if masked[index] != "\n":
                masked[index] = "x"
    for number, line in enumerate("".join(masked).split("\n"), 1):
        if line.startswith("#") or " #" in line or "\t#" in line:
            yield number

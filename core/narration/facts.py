"""Facts of a ruleset's vocabulary, such as `Boris is doctor`: their texts, and the words in them."""

import re
from collections.abc import Iterable
from functools import lru_cache

_HOLE = re.compile(r"\{(\w+)\}")


def slug(template: str) -> str:
    """The part of a text id that stands for a fact: its fixed words. `{player} is {role}` is `is`."""
    return "-".join(_HOLE.sub("", template).split())


@lru_cache(maxsize=64)
def _patterns(templates: tuple[str, ...]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    def pattern(template: str) -> re.Pattern[str]:
        pieces = _HOLE.split(template)
        return re.compile("".join(f"(?P<{p}>.+)" if i % 2 else re.escape(p) for i, p in enumerate(pieces)))

    # Where a fact fits two templates, the one with more fixed words says more.
    ordered = sorted(templates, key=lambda template: -len(slug(template)))
    return tuple((slug(template), pattern(template)) for template in ordered)


def read(templates: Iterable[str], fact: str) -> tuple[str, dict[str, str]]:
    """The slug of a fact and what stands in its holes, by their names.

    Raises `ValueError` for a fact that is in no template.
    """
    for name, pattern in _patterns(tuple(templates)):
        if found := pattern.fullmatch(fact):
            return name, found.groupdict()
    raise ValueError(f"not a fact of these rules: {fact}")

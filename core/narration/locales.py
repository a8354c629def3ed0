"""All languages together."""

from collections.abc import Mapping
from pathlib import Path

from core.narration.catalog import LOCALES, BadTexts, Catalog, read
from core.narration.check import faults
from core.narration.locale import Locale

ENGLISH = "en"


class Locales:
    """The texts of all languages, by language code."""

    def __init__(self, catalogs: Mapping[str, Catalog], strict: bool) -> None:
        english = Locale(catalogs[ENGLISH], strict)
        others = {code: Locale(catalog, strict, english) for code, catalog in catalogs.items() if code != ENGLISH}
        self._locales = {ENGLISH: english, **others}

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of all languages, English first."""
        return tuple(self._locales)

    def __getitem__(self, language: str) -> Locale:
        """The texts of a language. Raises `KeyError` for a code that is not among `languages`."""
        return self._locales[language]

    def best(self, wanted: str | None) -> Locale:
        """The language nearest to a Discord locale such as `en-GB` or `ru`; English when there is none."""
        code = (wanted or "").partition("-")[0].lower()
        return self._locales.get(code, self._locales[ENGLISH])


def load(folder: Path = LOCALES, strict: bool = False) -> Locales:
    """Read and check all texts.

    `strict`: a text that cannot be told raises (tests, start-up checks) where a running game falls back to English.
    Raises `BadTexts`, in either case, when the files have faults.
    """
    catalogs = read(folder)
    found = faults(catalogs)
    if ENGLISH not in catalogs:
        found.append(f"no {ENGLISH} in {folder.name}")
    if found:
        raise BadTexts(found)
    return Locales(catalogs, strict)

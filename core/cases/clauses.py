"""Which clauses of a rule system no case names."""

from collections.abc import Iterable
from importlib.resources import files as resources
from pathlib import Path

from core.cases.check import files, open_case


def clauses(ruleset: str) -> tuple[str, ...]:
    """The ids of all clauses of a ruleset, in the order of its page; none when the ruleset is not known.

    Rulesets that share a page (`dons-two`, `dons-three`) share its list, which may also be asked for as `dons`.
    """
    for system in (ruleset, ruleset.partition("-")[0]):
        page = resources("core.rules").joinpath(system, "clauses.txt")
        if page.is_file():
            return tuple(page.read_text("utf-8").splitlines())
    return ()


def unnamed(ruleset: str, paths: Iterable[Path]) -> tuple[str, ...]:
    """The clauses of a ruleset that no case under the paths names. Raises `NoCases`, `Unreadable`."""
    named = {clause for path in files(paths) for clause in open_case(path).clauses}
    return tuple(clause for clause in clauses(ruleset) if clause not in named)

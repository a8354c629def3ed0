"""`check`: runs files and folders of cases and tells how they came out, one line a case."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from core.cases.model import Case
from core.cases.reader import load
from core.cases.runner import run
from core.rules.nodes import Faulty
from core.rules.registry import RULESETS

SUFFIXES = (".yaml", ".yml")
Say = Callable[[str], None]


class NoCases(Exception):
    """There is nothing to read under a path."""


class Unreadable(Exception):
    """A file holds no case; `problems` say why, each with the path and, where there is one, the line and the key."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files under these paths, folders with all that is in them, in the order of names. Raises `NoCases`."""
    for path in paths:
        if path.is_dir():
            found = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
            if not found:
                raise NoCases(f"{path}: no cases in this folder")
            yield from found
        elif path.exists():
            yield path
        else:
            raise NoCases(f"{path}: no such file or folder")


def check(paths: Iterable[Path], say: Say) -> bool:
    """Run all cases under the paths; whether all of them hold. Raises `NoCases`."""
    passed = failed = 0
    for path in list(files(paths)):
        faults = problems(path)
        if faults:
            failed += 1
            say(f"FAIL {faults[0]}")
            for fault in faults[1:]:
                say(f"     {fault}")
        else:
            passed += 1
            say(f"ok   {path}")
    say(f"{passed} passed, {failed} failed")
    return not failed


def problems(path: Path) -> list[str]:
    """What is wrong with the case in a file: faults of its text, else its failures. Each begins with the path."""
    try:
        case = open_case(path)
        return [f"{path}: {failure}" for failure in run(case, RULESETS[case.ruleset])]
    except Unreadable as unreadable:
        return unreadable.problems
    except Exception as bug:  # noqa: BLE001 - one case that breaks the rules must not hide the others
        return [f"{path}: the rules broke down: {type(bug).__name__}: {bug}"]


def open_case(path: Path) -> Case:
    """The case in a file. Raises `Unreadable`."""
    try:
        return load(path, RULESETS.get)
    except Faulty as faulty:
        raise Unreadable([f"{path}:{fault}" for fault in faulty.faults]) from faulty
    except OSError as error:
        raise Unreadable([f"{path}: {error.strerror}"]) from error

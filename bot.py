"""The one door of Omerta. Each command imports what it needs, so that a check of cases never loads Discord."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

LOCALES = ("ru", "en")


def check(arguments: argparse.Namespace) -> int:
    """Run cases, or list the clauses that no case names."""
    from core.cases.check import NoCases, check

    try:
        return 0 if check(arguments.paths, print) else 1
    except NoCases as error:
        print(error, file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bot.py", description=__doc__)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int], about: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=about, description=about)
        added.set_defaults(run=run)
        return added

    checking = command("check", check, "run cases")
    checking.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="a case, or a folder of cases")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the door: the exit status."""
    parsed = _parser().parse_args(arguments)
    return parsed.run(parsed)


if __name__ == "__main__":
    sys.exit(main())

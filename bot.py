"""The one door of Omerta: each command imports what it needs, so that a look at a case never loads Discord."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from core.cases.model import Case
    from core.engine.events import Event
    from core.lab.command import Measure
    from core.narration import Page

LANGUAGES = ("ru", "en")
CASES = Path(__file__).parent / "tests" / "cases"


class Failed(Exception):
    """A command cannot do what was asked; the text says why."""


class Command(NamedTuple):
    """A word behind `bot.py`. `add` declares its arguments, only when it is used; `run` gives the exit status."""

    name: str
    about: str
    add: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


# --- check --------------------------------------------------------------------------------------------------------


def _check_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="a case, or a folder of cases")
    parser.add_argument("--clauses", metavar="RULESET", help="list the clauses of a ruleset that no case names")


def _check(given: argparse.Namespace) -> int:
    from core.cases.check import NoCases, check

    try:
        if given.clauses:
            return _list_clauses(given.clauses, given.paths or [CASES])
        if not given.paths:
            raise Failed("name a case or a folder of cases")
        return 0 if check(given.paths, print) else 1
    except NoCases as nothing:
        raise Failed(str(nothing)) from nothing


def _list_clauses(ruleset: str, paths: Sequence[Path]) -> int:
    from core.cases.check import Unreadable
    from core.cases.clauses import clauses, unnamed

    if not clauses(ruleset):
        raise Failed(f"there is no list of clauses for {ruleset!r}")
    try:
        missing = unnamed(ruleset, paths)
    except Unreadable as unreadable:
        raise Failed(str(unreadable)) from unreadable
    print(*missing, f"{len(missing)} of {len(clauses(ruleset))} clauses are named by no case", sep="\n")
    return 0


# --- fmt ----------------------------------------------------------------------------------------------------------


def _fmt_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a case, or a folder of cases")


def _fmt(given: argparse.Namespace) -> int:
    from core.cases.check import NoCases
    from core.cases.fmt import fmt

    try:
        return 0 if fmt(given.paths, print) else 1
    except NoCases as nothing:
        raise Failed(str(nothing)) from nothing


# --- show and replay ----------------------------------------------------------------------------------------------


def _show_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a case")
    parser.add_argument("--locale", choices=LANGUAGES, default="en", help="the language that it is told in")
    parser.add_argument("--theme", help="the theme that it is told in; the scenario's own if left out")


def _replay_arguments(parser: argparse.ArgumentParser) -> None:
    _show_arguments(parser)
    parser.add_argument("--eyes", default="", metavar="NAME", help="a player's, or `host`; the town's if left out")


def _show(given: argparse.Namespace) -> int:
    for page in _pages(given, None):
        _print(page)
    return 0


def _replay(given: argparse.Namespace) -> int:
    step_by_step = sys.stdin.isatty() and sys.stdout.isatty()
    for page in _pages(given, given.eyes):
        _print(page)
        if step_by_step:
            try:
                input("…")
            except (EOFError, KeyboardInterrupt):
                return 0
    return 0


def _pages(given: argparse.Namespace, viewer: str | None) -> Sequence["Page"]:
    """The story of a case: the whole of it, or what one viewer saw."""
    from core.cases.runner import Stuck, played
    from core.narration import BadTexts, Narrator, load
    from core.narration.voice import PLAIN
    from core.rules.registry import RULESETS

    case = _case(given.file)
    rules = RULESETS[case.ruleset]
    if viewer and viewer != "host" and viewer not in {**case.players, **case.aliases}:
        raise Failed(f"{given.file}: {viewer!r} is no player of this case")
    try:
        table, locales = played(case, rules), load()
    except Stuck as stuck:
        raise Failed(f"{given.file}: {stuck.failure}") from stuck
    except BadTexts as bad:
        raise Failed(str(bad)) from bad
    scenario = rules.scenarios.get(case.scenario)
    theme = given.theme or (scenario.theme if scenario else PLAIN)
    narrator = Narrator(locales, rules, seed=given.file.stem, language=given.locale, theme=theme)
    events = [event for _, event in table.log]
    return narrator.story(events, viewer=table.seat(viewer) if viewer else viewer, markdown=False)


def _case(path: Path) -> "Case":
    from core.cases.check import Unreadable, open_case

    try:
        return open_case(path)
    except Unreadable as unreadable:
        raise Failed(str(unreadable)) from unreadable


def _print(page: "Page") -> None:
    print(page.title)
    for line in page.lines:
        text = line.text.replace("\n", "\n    ")
        print(f"  {text}" + (f"  [{line.clause}]" if line.clause else ""))
    print()


# --- the laboratory -----------------------------------------------------------------------------------------------


def _simulate_arguments(parser: argparse.ArgumentParser) -> None:
    from core.lab.command import add_arguments

    add_arguments(parser)


def _simulate(given: argparse.Namespace) -> int:
    from core.lab.command import run

    return run(given)


def _explore_arguments(parser: argparse.ArgumentParser) -> None:
    from core.lab.command import add_explore_arguments

    add_explore_arguments(parser)


def _explore(given: argparse.Namespace) -> int:
    from core.lab.command import run_explore

    return run_explore(given, _keep)


def _keep(log: "list[Event]") -> str:
    """Keep a game in which a law broke, as a case; says where."""
    from core.cases.export import NotExportable, export
    from core.cases.normal import write
    from core.engine.events import GameCreated
    from core.rules.registry import RULESETS

    if not log or not isinstance(log[0], GameCreated):
        return ""
    file = Path(f"broken-{len(log)}.yaml")
    try:
        file.write_text(write(export(RULESETS[log[0].ruleset], log)), encoding="utf-8")
    except NotExportable as error:
        return str(error)
    return f"kept as {file}"


def _measures() -> "dict[str, Measure]":
    from core.lab import bench
    from core.play import bench as running

    def votes() -> dict[str, object]:
        from sandbox.bench import votes

        return votes()

    return {
        "engine": bench.engine,
        "night": bench.night,
        "memory": running.memory,
        "recovery": running.recovery,
        "play": votes,
    }


def _bench_arguments(parser: argparse.ArgumentParser) -> None:
    from core.lab.command import add_bench_arguments

    add_bench_arguments(parser, _measures())


def _bench(given: argparse.Namespace) -> int:
    from core.lab.command import run_bench

    return run_bench(given, _measures())


# --- the rehearsal ------------------------------------------------------------------------------------------------


def _rehearse_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--scenario", default="naples", help="which scenario is played")
    parser.add_argument("--players", type=int, default=9, help="how many people play")
    parser.add_argument("--locale", choices=LANGUAGES, default="ru", help="the language of the game and of the people")
    parser.add_argument("--seed", type=int, default=1, help="the same number gives the same game")


def _rehearse(given: argparse.Namespace) -> int:
    import asyncio

    try:
        from sandbox import rehearsal
    except ModuleNotFoundError as missing:
        raise Failed(f"a rehearsal needs the group `sandbox` ({missing.name} is not installed)") from missing

    sizes = rehearsal.sizes(given.scenario)
    if not sizes:
        raise Failed(f"there is no scenario {given.scenario!r}")
    if given.players not in sizes:
        raise Failed(f"{given.scenario} is for {sizes.start} to {sizes.stop - 1} players")
    asyncio.run(
        rehearsal.rehearse(
            lambda stage: print(*rehearsal.told(stage), sep="\n"),
            scenario=given.scenario,
            players=given.players,
            locale=given.locale,
            seed=given.seed,
        )
    )
    return 0


# --- the bot ------------------------------------------------------------------------------------------------------


def _run_arguments(parser: argparse.ArgumentParser) -> None:
    """All that the bot needs to know stands in `.env`."""


def _run(given: argparse.Namespace) -> int:
    import os

    from dotenv import load_dotenv

    from cogs.main import CannotStart, run, share

    load_dotenv(Path(__file__).parent / ".env")
    token = os.environ.get("DISCORD_TOKEN", "").strip()
    if not token:
        print("There is no DISCORD_TOKEN in .env, so this is the sandbox: a game in your browser, without Discord.")
        return main(["sandbox"])
    try:
        mine = share(os.environ.get("SHARD_COUNT", ""), os.environ.get("SHARD_IDS", ""))
        run(token, os.environ.get("DATABASE_URL", "").strip(), mine)
    except CannotStart as error:
        raise Failed(str(error)) from error
    return 0


# --- sandbox ------------------------------------------------------------------------------------------------------


def _sandbox_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--scenario", default="naples", metavar="NAME", help="what is played (naples)")
    parser.add_argument(
        "--players",
        type=int,
        default=0,
        metavar="N",
        help="how many sit at the table, you included (9, or as many as the scenario needs)",
    )
    parser.add_argument("--me", default="", metavar="NAME", help="your name")
    parser.add_argument("--locale", choices=LANGUAGES, default="ru", help="the language of the game and the page (ru)")
    parser.add_argument("--speed", type=float, default=1.0, metavar="N", help="how fast the game's clock runs (1)")
    parser.add_argument("--port", type=int, default=0, metavar="N", help="the port of the page (any that is free)")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")


def _sandbox(given: argparse.Namespace) -> int:
    try:
        from sandbox.command import NotStarted, run
    except ModuleNotFoundError as missing:
        raise Failed(f"the sandbox is not installed ({missing.name} is missing): uv sync --group sandbox") from missing
    try:
        run(given)
    except NotStarted as fault:
        raise Failed(str(fault)) from fault
    return 0


# --- the door -----------------------------------------------------------------------------------------------------

COMMANDS = (
    Command("run", "run the bot with the token in .env; this is done when no command is given", _run_arguments, _run),
    Command(
        "sandbox",
        "play in the browser, without Discord; this is what is run without a token",
        _sandbox_arguments,
        _sandbox,
    ),
    Command("check", "run cases, or list clauses without one", _check_arguments, _check),
    Command("show", "tell a case as a story", _show_arguments, _show),
    Command("fmt", "write cases in their one form", _fmt_arguments, _fmt),
    Command("simulate", "play many random games: win shares, lengths, pictures", _simulate_arguments, _simulate),
    Command("explore", "play wild random games and check every law", _explore_arguments, _explore),
    Command("bench", "measure the engine, running games, memory and recovery", _bench_arguments, _bench),
    Command("rehearse", "play a game with simulated people and print what they saw", _rehearse_arguments, _rehearse),
    Command("replay", "step through a game as one player's eyes saw it", _replay_arguments, _replay),
)


DEFAULT = "run"


def parse(words: Sequence[str]) -> argparse.Namespace:
    """What was asked for; exits with status 2 and a usage text when it cannot be understood."""
    parser = argparse.ArgumentParser(prog="bot.py", description="Omerta hosts games of Mafia on Discord.")
    subparsers = parser.add_subparsers(metavar="COMMAND")
    for command in COMMANDS:
        added = subparsers.add_parser(command.name, help=command.about, description=command.about)
        added.set_defaults(run=command.run)
        if command.name in words:
            command.add(added)
    return parser.parse_args(words)


def main(words: Sequence[str]) -> int:
    """Do what was asked: the exit status. Options without a command are those of the sandbox."""
    if words and words[0].startswith("--") and words[0] != "--help":
        words = ["sandbox", *words]
    given = parse(words or [DEFAULT])
    try:
        return given.run(given)
    except Failed as failed:
        print(failed, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

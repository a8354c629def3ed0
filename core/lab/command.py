"""`bot.py simulate`, `explore` and `bench`: random play and measurements, in words, as JSON or as a picture."""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import cycle
from pathlib import Path
from random import Random
from typing import cast

from core.engine.events import Event
from core.engine.options import BadValue
from core.lab.custom import custom_tables
from core.lab.explore import LawBroken, Seen, explore, free_table, tables
from core.lab.simulate import ENDLESS, Setup, Summary, simulate, stock_setup
from core.rules.registry import RULESETS

BAR = 30


class BadRequest(Exception):
    """The command line asks for something that cannot be played; the text says what to do."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `simulate`."""
    _add_table(parser)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--plot", metavar="FILE.png", help="draw win shares over all sizes of the scenario")


def run(args: argparse.Namespace) -> int:
    """Carry out `simulate`; the exit status."""
    try:
        if args.games < 1 or args.processes < 1:
            raise BadRequest("--games and --processes take a number from 1")
        if args.plot:
            return _plot(args)
        setup = _setup(args, args.players)
        summary = simulate(setup, args.games, args.seed, args.processes, _progress(args.games))
    except BadRequest as error:
        print(f"simulate: {error}", file=sys.stderr)
        return 2
    print(json.dumps(summary.as_json()) if args.json else _words(summary))
    return 0


def add_explore_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `explore`."""
    _add_table(parser)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--all", action="store_true", help="every scenario at every size, and free rosters")


def run_explore(args: argparse.Namespace, failed: Callable[[list[Event]], str]) -> int:
    """Carry out `explore`: wild games under all laws, and what they have not reached; the exit status."""
    rules, seen = RULESETS[args.ruleset], Seen()
    try:
        if args.games < 1:
            raise BadRequest("--games takes a number from 1")
        setups = list(_tables(args)) if args.all else [_setup(args, args.players)]
        for seed, setup in zip(range(args.seed, args.seed + args.games), cycle(setups), strict=False):
            explore(setup, seed, seen, failed)
    except (BadRequest, LawBroken) as error:
        print(f"explore: {error}", file=sys.stderr)
        return 1
    for kind, missing in seen.missing(rules).items():
        print(f"never reached, {kind}: {', '.join(missing)}")
    print(f"{args.games} games, no law broken")
    return 0


def _tables(args: argparse.Namespace) -> Iterator[Setup]:
    rules, options = RULESETS[args.ruleset], dict(_pairs(args.option, "--option"))
    yield from tables(rules, options)
    rng = Random(args.seed)
    yield from (free_table(rules, rng, options) for _ in range(100))
    yield from custom_tables(rules, rng, options, 100)


Measure = Callable[[], dict[str, object]]


def add_bench_arguments(parser: argparse.ArgumentParser, names: Iterable[str]) -> None:
    """The options of `bench`; `names` are the measurements there are."""
    parser.add_argument("what", nargs="?", default="all", choices=[*names, "all"])
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run_bench(args: argparse.Namespace, measures: Mapping[str, Measure]) -> int:
    """Carry out `bench`: all ratios are taken within one run, round by round in turn."""
    wanted = measures if args.what == "all" else {args.what: measures[args.what]}
    found = {name: measure() for name, measure in wanted.items()}
    if args.json:
        print(json.dumps(found))
        return 0
    for name, figures in found.items():
        print(name)
        for key, value in figures.items():
            print(f"  {key:<28}{value}")
    return 0


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ruleset", default="classic", choices=sorted(RULESETS))
    parser.add_argument("--scenario", help="a scenario of the ruleset, e.g. naples")
    parser.add_argument("--players", type=int, help="how many sit at the table")
    parser.add_argument("--roster", help="roles instead of a scenario: mafioso=2,citizen=7")
    parser.add_argument(
        "--option", action="append", default=[], metavar="ID=VALUE", help="a rule option; may be repeated"
    )
    parser.add_argument(
        "--setup",
        type=_object,
        default={},
        metavar="JSON",
        help='what is set up before play: \'{"basement": ["mafia"]}\'',
    )


def _object(written: str) -> dict[str, object]:
    """A JSON object. Raises `ValueError`."""
    read = json.loads(written)
    if not isinstance(read, dict):
        raise ValueError(written)  # noqa: TRY004 - what argparse takes for a bad value
    return cast(dict[str, object], read)


def _setup(args: argparse.Namespace, players: int | None) -> Setup:
    rules = RULESETS[args.ruleset]
    options = dict(_pairs(args.option, "--option"))
    try:
        if args.roster:
            setup = Setup(rules.id, "", tuple(_roster(args.roster, {r.id for r in rules.roles})), options, args.setup)
        elif not args.scenario or not players:
            raise BadRequest("name a table: --scenario naples --players 9, or --roster mafioso=2,citizen=7")
        else:
            setup = stock_setup(rules, args.scenario, players, options, args.setup)
        simulate(setup, 1, 0)
    except BadValue as error:
        raise BadRequest(f"no such option or value: {error}") from error
    except ValueError as error:
        known = ", ".join(f"{s.id} ({s.low} to {s.high})" for s in rules.scenarios.values())
        raise BadRequest(f"this table cannot be dealt ({error}); scenarios and sizes: {known}") from error
    return setup


def _pairs(written: list[str], name: str) -> Iterator[tuple[str, str]]:
    for text in written:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadRequest(f"{name} {text}: write NAME=VALUE")
        yield key, value


def _roster(written: str, known: set[str]) -> Iterator[str]:
    for role, count in _pairs(written.split(","), "--roster"):
        if role not in known or not count.isdecimal():
            raise BadRequest(f"--roster {role}={count}: a role of the ruleset and a number")
        yield from [role] * int(count)


def _progress(games: int, before: int = 0) -> Callable[[int], None]:
    """A bar on the error output, for a person who waits; so many of the games were played `before`."""
    if not sys.stderr.isatty() or games < 2000:
        return lambda done: None

    def show(more: int) -> None:
        done = before + more
        filled = BAR * done // games
        end = "\n" if done == games else ""
        print(f"\r[{'█' * filled}{'·' * (BAR - filled)}] {done}/{games}", end=end, file=sys.stderr, flush=True)

    return show


def _words(summary: Summary) -> str:
    lines = [f"{summary.games} games, seed {summary.seed}"]
    for team, wins in sorted({"draw": 0, **summary.wins}.items(), key=lambda item: -item[1]):
        share, low, high = summary.share(team)
        name = {"draw": "draws", ENDLESS: "endless"}.get(team, team)
        lines.append(f"  {name:<14}{wins:>8}  {share:6.1%}  ({low:.1%} to {high:.1%})")
    days, nights = summary.days / summary.games, summary.nights / summary.games
    lines.append(f"  days    mean {days:.2f}, longest {summary.longest_days}")
    lines.append(f"  nights  mean {nights:.2f}, longest {summary.longest_nights}")
    lines.append(f"  {summary.games / summary.seconds:.0f} games a second")
    return "\n".join(lines)


def _plot(args: argparse.Namespace) -> int:
    """Win shares over every size of a scenario, as a picture."""
    try:
        from core.lab.plot import draw_shares
    except ModuleNotFoundError as missing:
        raise BadRequest(f"--plot needs the group `lab` ({missing.name} is not installed)") from missing

    rules = RULESETS[args.ruleset]
    if args.scenario not in rules.scenarios:
        raise BadRequest("--plot needs --scenario, one of " + ", ".join(rules.scenarios))
    scenario = rules.scenarios[args.scenario]
    sizes = range(scenario.low, scenario.high + 1)
    shares: dict[int, Summary] = {}
    for n in sizes:
        progress = _progress(args.games * len(sizes), args.games * len(shares))
        shares[n] = simulate(_setup(args, n), args.games, args.seed, args.processes, progress)
    draw_shares(shares, f"{scenario.title.get('en', scenario.id)}: win share by number of players", Path(args.plot))
    print(f"{args.plot}: {scenario.id}, {scenario.low} to {scenario.high} players, {args.games} games each")
    return 0

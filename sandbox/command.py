"""`bot.py sandbox`: plays in the browser, without a token."""

import argparse
import asyncio
import contextlib
import signal
import sys
import webbrowser

from sandbox.sandbox import NotStarted, Plan, Sandbox


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--scenario", default="naples", metavar="NAME", help="what is played (naples)")
    parser.add_argument(
        "--players", type=int, default=9, metavar="N", help="how many sit at the table, you included (9)"
    )
    parser.add_argument("--me", default="", metavar="NAME", help="your name")
    parser.add_argument(
        "--locale", choices=("ru", "en"), default="ru", help="the language of the game and the page (ru)"
    )
    parser.add_argument("--speed", type=float, default=1.0, metavar="N", help="how fast the game's clock runs (1)")
    parser.add_argument("--port", type=int, default=0, metavar="N", help="the page's port (any that is free)")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")


def run(given: argparse.Namespace) -> int:
    """Run until Ctrl-C; the exit status."""
    plan = Plan(
        scenario=given.scenario, players=given.players, me=given.me, language=given.locale,
        speed=given.speed, port=given.port,
    )  # fmt: skip
    try:
        asyncio.run(_serve(plan, browser=not given.no_browser))
    except NotStarted as fault:
        sys.stderr.write(f"{fault}\n")
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


async def _serve(plan: Plan, *, browser: bool) -> None:
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C raises KeyboardInterrupt there
            asyncio.get_running_loop().add_signal_handler(number, ended.set)
    async with Sandbox(plan) as sandbox:
        sys.stdout.write(f"Omerta: {sandbox.discord.address}\nCtrl-C ends it.\n")
        sys.stdout.flush()
        if browser:
            await asyncio.to_thread(webbrowser.open, sandbox.discord.address)
        await ended.wait()

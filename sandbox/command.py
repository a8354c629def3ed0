"""`bot.py sandbox`: plays in the browser, without a token."""

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import webbrowser

from sandbox.sandbox import NotStarted, Plan, Sandbox


def run(given: argparse.Namespace) -> None:
    """Run until Ctrl-C. Raises `NotStarted`."""
    plan = Plan(
        scenario=given.scenario,
        players=given.players,
        me=given.me,
        language=given.locale,
        speed=given.speed,
        port=given.port,
    )
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(plan, browser=not given.no_browser))


async def _serve(plan: Plan, *, browser: bool) -> None:
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C raises KeyboardInterrupt there
            asyncio.get_running_loop().add_signal_handler(number, ended.set)
    async with Sandbox(plan) as sandbox:
        sys.stdout.write(f"Omerta: {sandbox.discord.address}\nCtrl-C ends it.\n")
        sys.stdout.flush()
        if browser and _has_windows():
            await asyncio.to_thread(webbrowser.open, sandbox.discord.address)
        await ended.wait()


def _has_windows() -> bool:
    """Whether a browser can show itself; without a display Python would open one in the terminal."""
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


__all__ = ["NotStarted", "run"]

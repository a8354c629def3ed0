"""The page in a real browser, used as a person uses it."""

import asyncio
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from sandbox.players.reading import read
from sandbox.sandbox import Sandbox

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ARTEFACTS = Path(__file__).parents[2] / "artefacts" / "sandbox"
WIDE, PHONE = (1180, 800), (390, 844)
PATIENCE = 30_000

expect.set_options(timeout=PATIENCE)

needs_chromium = pytest.mark.skipif(
    CHROMIUM is None, reason="no chromium on this machine (Debian: apt-get install chromium): the page was not tested"
)
in_one_loop = pytest.mark.asyncio(loop_scope="session")


def voted(target: str) -> re.Pattern[str]:
    """The board's line of who votes for somebody, with Vera in it; its spaces may be of any kind."""
    return re.compile(rf"{target} — \d: [^—]*\d\s·\sVera")


class Eyes:
    """Somebody in front of the page. What the page's scripts complain of is an error."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """The newest button of that name among the messages."""
        return self.page.locator("#log").get_by_role("button", name=name, exact=True).last

    def clock(self, name: str) -> Locator:
        """A button of the clock."""
        return self.page.locator("#clock").get_by_role("button", name=name)

    def message(self, text: str | re.Pattern[str]) -> Locator:
        """The newest message with these words."""
        return self.page.locator(".message", has_text=text).last

    def answers(self) -> Locator:
        """What only this person sees."""
        return self.page.locator('.message[data-private="true"]')

    def room(self, name: str) -> Locator:
        """A channel in the list."""
        return self.page.locator(".room", has_text=name).first

    async def open(self, room: str) -> None:
        """Go to a channel, unless it is open."""
        if await self.page.locator("#title h1").inner_text() != room:
            await self.room(room).click()
            await expect(self.page.locator("#title h1")).to_have_text(room)

    async def press(self, name: str) -> Locator:
        """Press a button that is answered in private; the answer."""
        before = await self.answers().count()
        await self.button(name).click()
        await expect(self.answers()).to_have_count(before + 1)
        return self.answers().last

    async def choose(self, menu: Locator, line: str | re.Pattern[str]) -> None:
        """Choose a line of a menu."""
        await menu.click()
        await self.page.get_by_role("option", name=line).first.click()

    async def become(self, name: str, room: str) -> None:
        """Look through somebody else's eyes into a channel."""
        await self.page.locator("#switch").click()
        await self.page.get_by_role("option", name=name, exact=True).click()
        await expect(self.page.locator("#switch b")).to_have_text(name)
        await self.open(room)

    async def picture(self, name: str) -> None:
        """Keep what is to be seen, as an artefact."""
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=ARTEFACTS / f"{name}.png")


@asynccontextmanager
async def looking(browser: Browser, sandbox: Sandbox, size: tuple[int, int] = WIDE) -> AsyncIterator[Eyes]:
    """Somebody who has opened the page of a sandbox."""
    width, height = size
    page = await browser.new_page(
        viewport={"width": width, "height": height},
        color_scheme="light",
        device_scale_factor=2 if size == PHONE else 1,
    )
    eyes = Eyes(page)
    await page.goto(sandbox.discord.address)
    await expect(page.locator(".card").first).to_be_visible()
    yield eyes
    await page.close()
    assert eyes.complaints == []
    assert sandbox.discord.api.gaps == []


@asynccontextmanager
async def until_told(sandbox: Sandbox, words: str) -> AsyncIterator[None]:
    """Let the clock run inside the block: it stops at the moment when the host has said these words to all.

    So nobody is faster than who tests, however fast the clock runs. Whose turn has come at that very moment takes it.
    """
    world, told = sandbox.discord.world, asyncio.Event()

    def heard(channel: int, number: int) -> None:
        message = world.messages[channel].get(number)
        if message is None or message.author_id != world.bot_user.id or message.is_ephemeral or told.is_set():
            return
        if words in read(message).text:
            sandbox.clock.run(0)
            told.set()

    world.watchers.append(heard)
    try:
        yield
        await asyncio.wait_for(told.wait(), 2 * PATIENCE / 1000)
    finally:
        world.watchers.remove(heard)

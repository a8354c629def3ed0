"""The page in a real browser, used as a person uses it."""

import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, async_playwright, expect

from sandbox.sandbox import Plan, Sandbox

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ARTEFACTS = Path(__file__).parents[2] / "artefacts" / "sandbox"
WIDE, PHONE = (1180, 800), (390, 780)
PATIENCE = 30_000

needs_chromium = pytest.mark.skipif(
    CHROMIUM is None, reason="no chromium on this machine (Debian: apt-get install chromium): the page was not tested"
)


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

    def message(self, text: str | re.Pattern[str]) -> Locator:
        """The newest message with these words."""
        return self.page.locator(".message", has_text=text).last

    def room(self, name: str) -> Locator:
        """A channel in the list."""
        return self.page.locator(".room", has_text=name).first

    async def open(self, room: str) -> None:
        """Go to a channel."""
        await self.room(room).click()
        await expect(self.page.locator("#title h1")).to_have_text(room)

    async def choose(self, menu: Locator, line: str | re.Pattern[str]) -> None:
        """Choose a line of a menu."""
        await menu.click()
        await self.page.get_by_role("option", name=line).first.click()

    async def become(self, name: str) -> None:
        """Look through somebody else's eyes."""
        await self.page.locator("#switch").click()
        await self.page.get_by_role("option", name=name, exact=True).click()
        await expect(self.page.locator("#switch b")).to_have_text(name)

    async def picture(self, name: str) -> None:
        """Keep what is to be seen, as an artefact."""
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=ARTEFACTS / f"{name}.png")


@asynccontextmanager
async def looking(
    plan: Plan, size: tuple[int, int] = WIDE, scheme: str = "light"
) -> AsyncIterator[tuple[Sandbox, Eyes]]:
    """A sandbox, and somebody who has opened its page."""
    async with Sandbox(plan) as sandbox, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        width, height = size
        page = await browser.new_page(
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            device_scale_factor=2 if size == PHONE else 1,
        )
        eyes = Eyes(page)
        await page.goto(sandbox.discord.address)
        await expect(page.locator(".card").first).to_be_visible()
        yield sandbox, eyes
        await browser.close()
        assert eyes.complaints == []
        assert sandbox.discord.api.gaps == []

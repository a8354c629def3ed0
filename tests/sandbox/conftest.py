"""What the tests of the sandbox share, for it is dear to begin: the texts, and a browser."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from core.narration import Locales, load
from tests.sandbox.browser import CHROMIUM


@pytest.fixture(scope="session")
def locales() -> Locales:
    return load()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Chromium. Tests that use it run in the session's event loop."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        await browser.close()

"""A person plays a whole game on the page, in a real browser, among simulated players.

The clock stands while the person acts, so it does not matter how fast the others are. Whom they execute and what the
person is dealt does not matter either: who may not act looks through the eyes of somebody who may.
"""

import re

from playwright.async_api import Browser, Locator, expect

from core.narration import Locales
from sandbox.clock import FASTEST, Pace
from sandbox.sandbox import Plan, Sandbox
from tests.sandbox.browser import Eyes, in_one_loop, looking, needs_chromium, until_told, voted

pytestmark = [needs_chromium, in_one_loop]

PLAN = Plan(players=7, me="Vera", language="en", speed=0)
SEAT = re.compile(r"^\d+ · ")
ROLES = re.compile("Citizen|Commissar|Doctor|Mafioso")
OVER = "Who was who"


async def test_a_whole_game_as_a_human_plays_it(browser: Browser, locales: Locales) -> None:
    async with Sandbox(PLAN, locales) as sandbox, looking(browser, sandbox) as eyes:
        await join(sandbox, eyes)
        await read_the_card(eyes)
        await vote(eyes)
        await say_something(eyes)
        gang = await look_into_the_gangs_room(sandbox, eyes)
        await play_a_night(sandbox, eyes, gang)
        await play_to_the_end(sandbox, eyes)


async def join(sandbox: Sandbox, eyes: Eyes) -> None:
    await eyes.picture("lobby")
    await eyes.button("Join").click()
    await expect(eyes.page.locator(".card").first).to_contain_text("Vera")
    async with until_told(sandbox, "Day 1"):
        await eyes.clock("60×").click()
    town = eyes.room("town")
    await expect(town.locator(".count")).to_be_visible()
    await expect(town).to_have_attribute("data-unread", "true")
    await expect(eyes.page.locator("#clock")).to_contain_text("the clock is stopped")
    await expect(eyes.page.locator("#log").get_by_role("button", name="#town")).to_be_visible()
    await eyes.picture("call")
    await eyes.page.locator("#call").click()
    await expect(eyes.page.locator("#title h1")).to_have_text("town")
    await expect(town.locator(".count")).to_have_count(0)


async def read_the_card(eyes: Eyes) -> None:
    card = await eyes.press("My role")
    await expect(card).to_contain_text(re.compile(r"1\s·\sVera"))
    await expect(card).to_contain_text(ROLES)
    await eyes.picture("role-card")


async def vote(eyes: Eyes) -> None:
    """By menu, by button, and by a slash command with its suggestions."""
    board, page = eyes.message("have voted"), eyes.page
    await board.locator(".menu").click()
    await eyes.picture("vote-menu")
    await page.get_by_role("option", name="2 · ").click()
    await expect(board).to_contain_text(voted(r"2\s·\s\w+"))
    await eyes.button("Agree").click()
    await expect(board).to_contain_text(re.compile(r"would end the day early: [^—]*1\s·\sVera"))
    await page.locator("#log").focus()
    await page.keyboard.press("/")
    await page.keyboard.type("vote")
    await expect(page.get_by_role("option").first).to_contain_text("/vote")
    await eyes.picture("commands")
    await page.keyboard.press("Enter")
    await page.keyboard.type("3")
    name = await page.get_by_role("option", name=re.compile("^3 · ")).inner_text()
    await page.keyboard.press("Enter")
    await expect(page.locator(".command input").first).to_have_value(name)
    await eyes.picture("command")
    await page.keyboard.press("Enter")
    await expect(page.locator(".command")).to_have_count(0)
    await expect(board).to_contain_text(voted(r"3\s·\s\w+"))


async def say_something(eyes: Eyes) -> None:
    await eyes.page.locator("textarea").fill("**Good** evening <b>all</b>")
    await eyes.page.keyboard.press("Enter")
    await expect(eyes.message("Good evening <b>all</b>").locator("strong")).to_have_text("Good")


async def look_into_the_gangs_room(sandbox: Sandbox, eyes: Eyes) -> list[str]:
    """Through the eyes of who is in it and of who is not; who is in it."""
    mates, others = [], []
    for name in ("Vera", *(player.person.name for player in sandbox.crowd.players)):
        if name != "Vera":
            await eyes.become(name, "town")
        (mates if await eyes.room("mafia").count() else others).append(name)
    assert len(mates) == 2
    await eyes.become(mates[0], "mafia")
    await expect(eyes.page.locator("#log")).to_contain_text(mates[1])
    await eyes.picture("gang-room")
    await eyes.become(others[0], "town")
    await expect(eyes.room("mafia")).to_have_count(0)
    await eyes.picture("no-gang-room")
    return mates


async def play_a_night(sandbox: Sandbox, eyes: Eyes, gang: list[str]) -> None:
    """As Vera, whatever she may do; then as the gang, one of which is alive and may do more than guess."""
    await eyes.become("Vera", "town")
    paces: list[Pace] = []
    sandbox.clock.watchers.append(lambda: paces.append(sandbox.clock.pace))
    async with until_told(sandbox, "Night 1"):
        await eyes.clock("10×").click()
        await expect(eyes.clock("10×")).to_have_attribute("aria-pressed", "true")
        await eyes.clock("To the next deadline").click()
    assert any(pace.speed == 10 for pace in paces)
    assert any(pace.until for pace in paces)
    await expect(eyes.page.locator("#clock .speeds button")).to_have_text(["1×", "10×", "60×"])
    for name in ("Vera", *gang):
        if "Your order" in await act(eyes, name):
            return
    raise AssertionError("nobody of the gang could act")


async def act(eyes: Eyes, name: str) -> str:
    """Press the night's button and choose in the private menu, if there is one; what the host answers."""
    await eyes.become(name, "town")
    await expect(eyes.button("Act")).to_be_visible()
    answer = await eyes.press("Act")
    if menu := await opened(answer):
        await eyes.choose(menu, SEAT)
        await expect(answer).to_contain_text(re.compile("Your (guess|order)"))
        await eyes.picture("night-order")
    return await answer.inner_text()


async def opened(answer: Locator) -> Locator | None:
    """The menu in an answer; the dead are given none."""
    menu = answer.locator(".menu").first
    await expect(menu.or_(answer.get_by_text("Your part at the table is over"))).to_be_visible()
    return menu if await menu.count() else None


async def play_to_the_end(sandbox: Sandbox, eyes: Eyes) -> None:
    """Let the others play it out, and read the story."""
    await eyes.become("Vera", "town")
    async with until_told(sandbox, OVER):
        sandbox.clock.run(FASTEST)
    await expect(eyes.message(OVER)).to_be_visible()
    await eyes.picture("end")
    story = await eyes.press("Story")
    await expect(story).to_contain_text("The deal")
    await eyes.picture("story")

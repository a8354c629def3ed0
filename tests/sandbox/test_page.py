"""A person plays a whole game on the page, in a real browser, among simulated players."""

import os
import re
import signal
from statistics import median

from playwright.async_api import expect

from sandbox.discord import Person
from sandbox.sandbox import Plan
from tests.sandbox.browser import PATIENCE, PHONE, Eyes, looking, needs_chromium

pytestmark = needs_chromium

PLAN = Plan(players=7, me="Vera", language="en", speed=20)


async def take_part(eyes: Eyes) -> None:
    """Join, and follow the call to the town."""
    await eyes.button("Join").click()
    await eyes.page.locator("#call").click()
    await expect(eyes.page.locator("#title h1")).to_have_text("town")


def votes_of(name: str) -> re.Pattern[str]:
    """Vera among those who vote for this player, as the board says it; its spaces may be of any kind."""
    return re.compile(r"\s".join(re.escape(word) for word in name.split()) + r"\s—\s\d.*Vera")


async def test_a_slash_command_is_typed_with_its_suggestions() -> None:
    async with looking(PLAN) as (sandbox, eyes):
        await take_part(eyes)
        sandbox.clock.run(1)
        await eyes.page.keyboard.press("/")
        await eyes.page.keyboard.type("vote")
        await expect(eyes.page.get_by_role("option").first).to_contain_text("/vote")
        await eyes.picture("commands")
        await eyes.page.keyboard.press("Enter")
        await eyes.page.keyboard.type("2")
        line = eyes.page.get_by_role("option", name=re.compile(r"^2 · "))
        name = await line.inner_text()
        await eyes.page.keyboard.press("Enter")
        await expect(eyes.page.locator(".command input").first).to_have_value(name)
        await eyes.picture("command")
        await eyes.page.keyboard.press("Enter")
        await expect(eyes.page.locator(".command")).to_have_count(0)
        await expect(eyes.message("have voted")).to_contain_text(votes_of(name))


async def test_a_private_room_is_there_for_its_people_only() -> None:
    async with looking(PLAN) as (sandbox, eyes):
        await take_part(eyes)
        sandbox.clock.run(0)
        inside = [player.person for player in sandbox.crowd.players if _sees_gang(player.person)]
        outside = [player.person for player in sandbox.crowd.players if not _sees_gang(player.person)]
        assert inside
        await eyes.become(inside[0].name)
        await eyes.open("mafia")
        await expect(eyes.page.locator("#log")).to_contain_text(inside[-1].name)
        await eyes.picture("gang-room")
        await eyes.become(outside[0].name)
        await expect(eyes.room("mafia")).to_have_count(0)
        await expect(eyes.page.locator("#title h1")).not_to_have_text("mafia")
        await eyes.picture("no-gang-room")


def _sees_gang(person: Person) -> bool:
    return any(channel.name == "mafia" for channel in person.channels())


async def test_words_appear_at_once_for_everybody_and_are_marked_unread() -> None:
    async with looking(PLAN) as (sandbox, eyes):
        sandbox.clock.run(0)
        await eyes.page.locator("textarea").fill("**Good** evening <b>all</b>")
        await eyes.page.keyboard.press("Enter")
        await expect(eyes.message("Good evening <b>all</b>").locator("strong")).to_have_text("Good")
        sandbox.clock.run(20)
        await eyes.button("Join").click()
        town = eyes.room("town")
        await expect(town.locator(".count")).to_be_visible()
        await expect(town).to_have_attribute("data-unread", "true")
        await town.click()
        await expect(town.locator(".count")).to_have_count(0)


async def test_the_clock_stops_runs_faster_and_leaps() -> None:
    async with looking(PLAN) as (sandbox, eyes):
        await take_part(eyes)
        clock = eyes.page.locator("#clock")
        await clock.get_by_role("button", name="Stop the clock").click()
        await expect(clock).to_contain_text("the clock is stopped")
        before = sandbox.clock.now()
        await clock.get_by_role("button", name="10×").click()
        await expect(clock.get_by_role("button", name="10×")).to_have_attribute("aria-pressed", "true")
        assert sandbox.clock.speed == 10
        await clock.get_by_role("button", name="To the next deadline").click()
        await expect(eyes.message("Night 1")).to_be_visible()
        assert sandbox.clock.now() - before > 60_000
        await expect(clock.get_by_role("button", name="10×")).to_have_attribute("aria-pressed", "true")


async def test_everything_can_be_done_with_the_keyboard() -> None:
    async with looking(PLAN) as (sandbox, eyes):
        await eyes.button("Join").focus()
        await eyes.page.keyboard.press("Enter")
        await eyes.room("town").focus()
        await eyes.page.keyboard.press("Enter")
        sandbox.clock.run(1)
        await expect(eyes.message("have voted").locator(".menu")).to_be_visible()
        await eyes.message("have voted").locator(".menu").focus()
        await eyes.page.keyboard.press("ArrowDown")
        await expect(eyes.page.get_by_role("listbox")).to_be_visible()
        await eyes.page.keyboard.press("Home")
        name = await eyes.page.locator(".line.at").inner_text()
        await eyes.page.keyboard.press("Enter")
        await expect(eyes.message("have voted")).to_contain_text(votes_of(name))


async def test_a_phone_shows_it_all_without_scrolling_aside() -> None:
    plan = Plan(players=7, language="ru", speed=20)
    async with looking(plan, PHONE) as (sandbox, eyes):
        await eyes.picture("phone-lobby")
        await eyes.button("Играть").click()
        await eyes.page.locator("#call").click()
        await expect(eyes.message("Проголосовали")).to_be_visible()
        sandbox.clock.run(0)
        wide = await eyes.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0]
        await eyes.message("Проголосовали").locator(".menu").scroll_into_view_if_needed()
        await eyes.picture("phone-day")
        await eyes.page.locator("#unfold").click()
        await expect(eyes.room("гостиная")).to_be_in_viewport()
        await eyes.page.locator("#switch").click()
        await eyes.picture("phone-switch")
        await eyes.page.keyboard.press("Escape")
        await eyes.page.locator(".tongue").click()
        await eyes.page.get_by_role("option", name="English").click()
        await expect(eyes.page.locator("#switch")).to_contain_text("You are")


async def test_when_the_bot_dies_the_page_says_so_and_it_comes_back() -> None:
    async with looking(PLAN) as (sandbox, eyes):
        assert sandbox.bot
        os.kill(sandbox.bot.pid, signal.SIGKILL)
        await expect(eyes.page.locator("#away")).to_be_visible()
        await expect(eyes.page.locator("#away")).to_be_hidden(timeout=PATIENCE)
        await eyes.button("Join").click()
        await expect(eyes.page.locator(".card").first).to_contain_text("Vera")


PRESS = """async () => {
  const answers = () => document.querySelectorAll('.message[data-private="true"]').length;
  const before = answers(), began = performance.now();
  [...document.querySelectorAll("#log button")].find((button) => button.innerText === "?").click();
  while (answers() === before) await new Promise((resolve) => setTimeout(resolve, 1));
  return performance.now() - began;
}"""


async def test_a_press_is_answered_at_once() -> None:
    async with looking(PLAN) as (sandbox, eyes):
        sandbox.clock.run(0)
        spans = [await eyes.page.evaluate(PRESS) for _ in range(25)]
        assert median(spans) < 150

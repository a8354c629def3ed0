"""What the page's server tells of a world, without a bot: to each only what he may see, and what is new to him."""

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from core.narration import Locales
from sandbox.clock import GameClock
from sandbox.discord import LocalDiscord, NotPossible, Person
from sandbox.discord import person as module
from sandbox.hub import Hub

VIEW = 1 << 10
EPHEMERAL = 1 << 6


class Page:
    """A page without a browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket

    async def ask(self, doing: str, **more: Any) -> None:
        await self._socket.send_str(json.dumps({"do": doing, **more}))

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next thing of a kind that it is told."""
        while True:
            told = json.loads((await self._socket.receive(timeout=5)).data)
            if told["kind"] == kind:
                return told


class Stage:
    """A server with two people and a private room for Anna."""

    def __init__(self) -> None:
        self.discord = LocalDiscord(GameClock().now)
        self.world = self.discord.world
        self.guild = self.world.found("Server", ["Anna", "Boris"])
        self.lounge = self.world.open_channel(self.guild, "lounge").id
        self.anna, self.boris = self.discord.person("Anna"), self.discord.person("Boris")
        hidden = Overwrite(self.guild.id, OverwriteType.ROLE, deny=VIEW)
        shown = Overwrite(self.anna.id, OverwriteType.MEMBER, allow=VIEW)
        self.room = self.world.create_channel(self.guild.id, "room", overwrites=[hidden, shown]).id

    def admit(self, person: Person) -> None:
        self.world.set_overwrite(self.room, Overwrite(person.id, OverwriteType.MEMBER, allow=VIEW))

    def whisper(self, person: Person, text: str) -> int:
        """An answer of the bot that only one person sees."""
        told = {"id": "1", "type": 3, "user": {"id": str(person.id)}}
        bot = self.world.bot_user.id
        message = self.world.create_message(
            self.lounge, bot, text, flags=EPHEMERAL, interaction_metadata=told, broadcast=False
        )
        return message.id


@pytest.fixture
async def stage(locales: Locales) -> AsyncIterator[Stage]:
    stage = Stage()
    Hub(stage.discord, GameClock(), locales, stage.boris, "en")
    await stage.discord.start()
    yield stage
    await stage.discord.stop()


@pytest.fixture
async def page(stage: Stage) -> AsyncIterator[Page]:
    """Boris's page."""
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{stage.discord.address}socket") as socket:
        yield Page(socket)


def names(told: dict[str, Any]) -> list[str]:
    return [channel["name"] for channel in told["channels"]]


async def test_a_room_appears_and_vanishes_with_the_right_to_see_it(stage: Stage, page: Page) -> None:
    assert names(await page.hear("begin")) == ["lounge"]
    stage.admit(stage.boris)
    assert names(await page.hear("channels")) == ["lounge", "room"]
    stage.world.delete_overwrite(stage.room, stage.boris.id)
    assert names(await page.hear("channels")) == ["lounge"]


async def test_nothing_is_told_of_what_he_may_not_see(stage: Stage, page: Page) -> None:
    await page.hear("begin")
    stage.world.create_message(stage.room, stage.anna.id, "a secret")
    stage.whisper(stage.anna, "your card")
    stage.whisper(stage.boris, "his card")
    heard = await page.hear("message")
    assert heard["message"]["content"] == "his card"
    assert heard["message"]["private"]


async def test_looking_through_other_eyes_shows_what_they_see(stage: Stage, page: Page) -> None:
    stage.whisper(stage.anna, "your card")
    await page.hear("begin")
    await page.ask("as", who=str(stage.anna.id))
    assert names(await page.hear("begin")) == ["lounge", "room"]
    await page.ask("open", channel=str(stage.lounge))
    assert [message["content"] for message in (await page.hear("opened"))["messages"]] == ["your card"]


async def test_what_others_say_is_unread_until_the_channel_is_open(stage: Stage, page: Page) -> None:
    stage.anna.say(stage.lounge, f"hello <@{stage.boris.id}>")
    stage.boris.say(stage.lounge, "hello yourself")
    told = await page.hear("channels")
    assert [(channel["unread"], channel["called"]) for channel in told["channels"]] == [(1, True)]
    await page.ask("open", channel=str(stage.lounge))
    told = await page.hear("channels")
    assert [(channel["unread"], channel["called"]) for channel in told["channels"]] == [(0, False)]


async def test_a_press_that_nobody_answers_in_time_fails(
    stage: Stage, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert module.PATIENCE == 3
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    button = {"type": 2, "style": 1, "label": "Press", "custom_id": "press"}
    row = [{"type": 1, "components": [button]}]
    message = stage.world.create_message(stage.lounge, stage.world.bot_user.id, "here", components=row)
    await page.hear("begin")
    await page.ask("press", ref=7, channel=str(stage.lounge), message=str(message.id), id="press")
    done = await page.hear("done")
    assert (done["ref"], done["ok"]) == (7, False)


@pytest.mark.parametrize(("seconds", "status"), [(2.5, 200), (3, 404)])
async def test_the_bot_has_three_seconds_to_answer(stage: Stage, seconds: float, status: int) -> None:
    button = {"type": 2, "style": 1, "label": "Press", "custom_id": "press"}
    row = [{"type": 1, "components": [button]}]
    message = stage.world.create_message(stage.lounge, stage.world.bot_user.id, "here", components=row)
    asked = stage.boris.press(stage.lounge, message.id, "press").record
    stage.world.clock.advance(seconds)
    address = f"{stage.discord.base}/interactions/{asked.id}/{asked.token}/callback"
    async with aiohttp.ClientSession() as session, session.post(address, json={"type": 6}) as answer:
        assert answer.status == status
        assert status == 200 or (await answer.json())["code"] == 10062


async def test_what_discord_forbids_cannot_be_done(stage: Stage, page: Page) -> None:
    button = {"type": 2, "style": 1, "label": "Press", "custom_id": "press", "disabled": True}
    row = [{"type": 1, "components": [button]}]
    message = stage.world.create_message(stage.lounge, stage.world.bot_user.id, "here", components=row)
    with pytest.raises(NotPossible):
        stage.boris.press(stage.lounge, message.id, "press")
    with pytest.raises(NotPossible):
        stage.boris.say(stage.room, "let me in")
    with pytest.raises(NotPossible):
        stage.boris.dismiss(stage.lounge, stage.whisper(stage.anna, "your card"))


async def test_a_message_put_away_is_gone(stage: Stage, page: Page) -> None:
    card = stage.whisper(stage.boris, "his card")
    await page.hear("begin")
    await page.ask("dismiss", channel=str(stage.lounge), message=str(card))
    assert (await page.hear("gone"))["id"] == str(card)
    assert not list(stage.boris.messages(stage.lounge))


async def test_only_this_machine_is_served_and_only_who_knows_the_address(stage: Stage) -> None:
    async with aiohttp.ClientSession() as session:
        page = stage.discord.address
        async with session.get(page) as answer:
            assert answer.status == 200
        async with session.get(page, headers={"Host": f"evil.example:{stage.discord.port}"}) as answer:
            assert answer.status == 403
        async with session.get(page.replace(stage.discord.secret, "guess")) as answer:
            assert answer.status == 404
        async with session.get(f"{page}page/..%2F__init__.py") as answer:
            assert answer.status == 404
        async with session.get(f"{stage.discord.base}/users/@me") as answer:
            assert answer.status == 401


async def test_a_full_channel_forgets_its_oldest_message(stage: Stage) -> None:
    for number in range(600):
        stage.anna.say(stage.lounge, str(number))
    kept = [message.content for message in stage.anna.messages(stage.lounge)]
    assert len(kept) == 500
    assert kept[-1] == "599"

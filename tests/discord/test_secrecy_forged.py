"""Buttons and menus that were never shown to a person, pressed by him all the same: he learns and changes nothing."""

from pathlib import Path

from cogs.ui.marks import mark, read
from tests.discord.claims import Suspicion
from tests.discord.eyes import Eyes
from tests.discord.kit import Stage, answer
from tests.discord.presses import at_once, forged
from tests.discord.test_night import FIXED, GENEVA, SIX
from tests.discord.test_secrecy_walk import Knowledge, secrets

ROLES = GENEVA | {"Fay": "necromancer"}
THIEVES = ("Hanna", "Igor", "Wanda", "Zoe")  # a citizen who hosts the game, a dead one, a watcher, a stranger


def by_hand(game: int) -> set[str]:
    """What is shown only when the game is over, or to its host."""
    return {
        *(mark(verb, of=game) for verb in ("story", "export", "close", "close-yes", "rematch")),
        *(mark("story-leaf", of=game, eyes=eyes, leaf=3) for eyes in ("all", "P1")),
        mark("story-jump", of=game, eyes="all"),
        mark("story-eyes", of=game),
        *(mark(verb, game=game) for verb in ("start", "cancel", "cancel-yes", "leave", "compose")),
    }


def for_the_host(game: int, phase: str) -> set[str]:
    return {
        *(mark("host-sure", game=game, phase=phase, act=act, player="P1") for act in ("end", "kick", "advance")),
        *(mark(verb, game=game, player="P1") for verb in ("host-wait", "host-kick", "host-replace")),
    }


async def test_forged_presses_tell_and_change_nothing(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        server = stage.server(members=[*ROLES, "Wanda", "Zoe"])
        with Eyes.on(stage) as eyes:
            table = await stage.game(server, ROLES, scenario="haiti", host="Hanna", options=FIXED)
            await server.people["Wanda"].slash(server.lounge, "game watch")
            await stage.advance(hours=48)
            for name in ("Anna", "Boris", "Clara"):
                await table.slash(name, "shoot", target="Igor")
            for name in ROLES:
                await table.press(name, "Действовать")
                await table.press(name, "Моя роль")
            await table.press("Anna", "Доска", "mafia")
            await table.slash("Fay", "infect", target="Jana")
            await stage.advance(hours=96)
            assert table.phase == "night 2"
            for name in ROLES:
                if name != "Igor":
                    await table.press(name, "Действовать")
            await table.press("Anna", "Доска", "mafia")
            shown = {
                line
                for person in server.people.values()
                for sight in eyes.seen(person.id)
                for line in sight.more.split("\n")
                if line.startswith("om/")
            }
            assert {"order", "pass", "guess", "sleep", "room-order", "room-board", "vote", "act"} <= {
                found.verb for line in shown if (found := read(line))
            }
            state, panel = table.game.state, table.messages("Zoe")[-1]
            for thief in THIEVES:
                host = for_the_host(table.id, table.phase) if thief != "Hanna" else set()
                for custom_id in sorted(shown | by_hand(table.id) | host):
                    await at_once(table, forged(thief, custom_id, panel, ["P10"] if menu(custom_id) else None))
                    assert table.game.state == state, (thief, custom_id)
            assert table.game.watchers == {server.people["Wanda"].id}
            log = await stage.bot.games.log(table.id)
            suspicion = Suspicion(stage.bot.locales["ru"], stage.bot.narrator(table.game), table.game.rules)
            for thief in THIEVES:
                seen, known = eyes.seen(server.people[thief].id), Knowledge(table, log, thief)
                assert not [found for sight in seen for found in secrets(suspicion, known, sight, {})]
                assert not any(".yaml" in sight.words for sight in seen)


def menu(custom_id: str) -> bool:
    found = read(custom_id)
    assert found
    return "page" in found.more or found.verb in ("story-jump", "story-eyes", "host-replace-by")


async def test_who_has_heard_the_dead_takes_no_seat(tmp_path: Path):
    """Nor who plays elsewhere, or here already; the host is told why."""
    async with Stage.open(tmp_path) as stage:
        server = stage.server(members=["Zoe", "Wanda", "Walt", "Will"])
        zoe = server.people["Zoe"]
        table = await stage.game(server, SIX, host="Zoe", options=FIXED)
        await stage.game(server, {f"{name}2": role for name, role in SIX.items()}, host="Zoe", options=FIXED)
        town = table.room("town")
        with stage.env._bot_scope():  # as who has watched since the sign-up
            await stage.bot.games.watch(table.id, server.people["Wanda"].id)
        for _ in range(2):  # he looks, and goes again
            await server.people["Walt"].slash(town, "game watch", game=table.id)
        assert table.game.watchers == {server.people["Wanda"].id}
        reasons = {
            "Wanda": "reason-host-watching", "Walt": "host-has-seen", "Anna2": "reason-host-elsewhere",
            "Anna": "reason-host-seated",
        }  # fmt: skip
        for name, reason in reasons.items():
            result = await zoe.slash(town, "host replace", player="P2", member=server.people[name])
            assert answer(result) == stage.bot.locales["ru"].text(reason)
        assert table.game.users["P2"] == server.people["Boris"].id
        await zoe.slash(town, "host replace", player="P2", member=server.people["Will"])
        assert table.game.users["P2"] == server.people["Will"].id

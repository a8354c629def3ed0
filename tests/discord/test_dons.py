"""The dons through simulated Discord: what all are told, and every ability by the panel and by its command."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from core.rules.registry import RULESETS
from tests.discord.dons import TWO, playing, until
from tests.discord.kit import Table, answer, text

OFFICES = {
    "Vito": "don", "Mik": "mafioso", "Max": "maniac", "Kop": "cop", "Law": "lawyer", "Bo": "bouncer",
    "Kay": "keykeeper", "Pro": "prosecutor", "Kam": "kamikaze", "Ann": "citizen", "Bob": "citizen", "Cid": "citizen",
}  # fmt: skip
GUNS = {
    "Vito": "don", "Mik": "mafioso", "Max": "maniac", "Kop": "cop", "Iron": "woodman", "Snap": "sniper",
    "Dok": "doctor", "Bom": "vagrant", "Jen": "wife", "Ann": "citizen", "Bob": "citizen", "Cid": "citizen",
}  # fmt: skip


def placed(table: Table, name: str) -> list[tuple[str, ...]]:
    """A player's standing orders, with the seats as people."""
    people = {table.seat(person): person for person in table.server.people if table.game.seat_of(_user(table, person))}
    orders = table.game.state.orders.get(table.seat(name), ())
    return [(order.ability, *(people.get(arg, arg) for arg in order.args)) for order in orders]


def _user(table: Table, name: str) -> int:
    return table.server.people[name].id


async def order(table: Table, way: str, name: str, ability: str, target: str) -> None:
    """Give an order, by the private menu or by the command."""
    if way == "command":
        await table.slash(name, ability, target=target)
    else:
        await table.press(name, "Действовать")
        await table.choose(name, target, "private", f"ability={ability}")


async def execute(table: Table, condemned: str) -> None:
    """All who live vote for one."""
    for seat in list(table.game.state.living()):
        if seat.name != condemned:
            await table.vote(seat.name, condemned)


both_ways = pytest.mark.parametrize("way", ["panel", "command"])


# --- what all are told --------------------------------------------------------------------------------------------


async def test_the_start_tells_the_rules_the_roles_and_whether_there_are_basements(tmp_path: Path):
    roster = TWO | {"Ann": "child"}
    setup = {"basement": ["mafia"], "bonus": {"player": "P10", "day": "2"}}
    async with playing(tmp_path, roster, setup=setup, options={"child": "multi", "tie": "lot"}) as table:
        first = text(table.messages("Cid")[0])
    for said in ("**Доны**", "1 дон мафии", "3 мирных жителя", "1 дитя мафии", "Длина дня: 24 часа",
                 "Дитя многостороннее", "есть подвалы", "может быть бонус"):  # fmt: skip
        assert said in first
    assert "по жребию" in first
    assert "10 · Cid" not in first


async def test_the_start_without_child_and_basements(tmp_path: Path):
    async with playing(tmp_path, TWO, language="en") as table:
        first = text(table.messages("Cid")[0])
    assert "There are no basements" in first
    assert "child" not in first.casefold()


async def test_a_death_is_told_with_role_and_cause(tmp_path: Path):
    async with playing(tmp_path, TWO) as table:
        await until(table, "night 1")
        await table.slash("Vito", "shoot", target="Ann")
        await table.slash("Max", "shoot", target="Ann")
        await table.slash("Kop", "shoot", target="Mik")
        await until(table, "day 2")
        morning = text(table.messages("Cid")[-1])
    assert "Причина: выстрел мафии и выстрел маньяка." in morning
    assert "Причина: выстрел копа." in morning
    assert "~~2 · Mik~~ (маф)" in morning


async def test_the_condemned_sees_his_last_choice(tmp_path: Path):
    async with playing(tmp_path, OFFICES) as table:
        await until(table, "night 1")
        await table.slash("Kam", "drag", target="Bob")
        await until(table, "day 2")
        await execute(table, "Kam")
        await until(table, "verdict 2")
        asked = answer(await table.press("Kam", "Ответить"))
        assert "Пока в силе: Забрать с собой — 11 · Bob." in asked
        assert not any("Пока в силе" in seen for seen in table.sees("Ann"))
        await table.stage.restart()
        assert "11 · Bob." in answer(await table.press("Kam", "Ответить"))
        await table.choose("Kam", "Ann", "private")
        assert table.phase == "night 2"
        assert not table.game.state.seats[table.seat("Ann")].alive


async def test_the_condemned_who_chose_nobody_is_told_so(tmp_path: Path):
    async with playing(tmp_path, OFFICES) as table:
        await until(table, "day 1")
        await execute(table, "Kam")
        await until(table, "verdict 1")
        assert "Пока в силе: Никого не забирать." in answer(await table.press("Kam", "Ответить"))


# --- every ability, by panel and by command -----------------------------------------------------------------------


@both_ways
async def test_offices_until_their_hour(tmp_path: Path, way: str):
    async with playing(tmp_path, OFFICES) as table:
        await until(table, "day 1")
        for name, ability in (("Law", "defend"), ("Bo", "bar"), ("Kay", "admit"), ("Pro", "accuse")):
            await order(table, way, name, ability, "Ann")
            assert placed(table, name) == [(ability, "Ann")]
        await table.stage.advance(hours=14)
        refused = answer(await table.slash("Bo", "bar", target="12"))
        assert "Поздно" in refused
        assert placed(table, "Bo") == [("bar", "Ann")]
        await order(table, way, "Pro", "accuse", "Bob")
        assert placed(table, "Pro") == [("accuse", "Bob")]
        await table.press("Bo", "Действовать")
        menus = [m for m in table.messages("Bo", "private") if "Кого не" in text(m)]
        assert not any("ability=bar" in str(m.components) for m in menus[-1:])


@both_ways
async def test_guns_bites_and_heals_of_the_night(tmp_path: Path, way: str):
    roster = GUNS | {"Ann": "kamikaze", "Cid": "vampire"}
    async with playing(tmp_path, roster, setup={"basement": ["mafia"]}) as table:
        await until(table, "night 0")
        await order(table, way, "Cid", "bite", "Bob")
        assert placed(table, "Cid") == [("bite", "Bob")]
        await until(table, "night 1")
        acts = (
            ("Vito", "shoot", "Bob"), ("Vito", "hide", "Mik"), ("Max", "shoot", "Bob"), ("Kop", "shoot", "Bob"),
            ("Snap", "shoot", "Bob"), ("Dok", "heal", "Dok"), ("Iron", "block", "Bob"), ("Ann", "drag", "Bob"),
        )  # fmt: skip
        for name, ability, target in acts:
            await order(table, way, name, ability, target)
        assert {(name, *one) for name in roster for one in placed(table, name)} == {*acts, ("Cid", "bite", "Bob")}


@both_ways
async def test_lent_guns_are_named(tmp_path: Path, way: str):
    async with playing(tmp_path, GUNS) as table:
        await until(table, "night 1")
        await table.slash("Vito", "shoot", target="Iron")
        await table.slash("Kop", "shoot", target="Iron")
        await until(table, "night 2")
        for target, gun, word in (("Ann", "cop", "пушка копа"), ("Bob", "mafia", "пушка мафии")):
            if way == "command":
                await table.slash("Iron", "stand-in", target=target, word=gun)
            else:
                await table.press("Iron", "Действовать")
                await table.choose("Iron", target, "private", "ability=stand-in")
                await table.choose("Iron", word, "private", "ability=stand-in")
        assert placed(table, "Iron") == [("stand-in", "Ann", "cop"), ("stand-in", "Bob", "mafia")]
        told = answer(await table.slash("Iron", "stand-in", target="Cid"))
        assert len(placed(table, "Iron")) == 2
        assert "Ваш приказ: стрелять за другого — 12 · Cid" not in told
        await until(table, "day 3")
        assert not table.game.state.seats[table.seat("Bob")].alive


@both_ways
async def test_one_lent_gun_needs_no_name(tmp_path: Path, way: str):
    async with playing(tmp_path, GUNS) as table:
        await until(table, "night 1")
        await table.slash("Kop", "shoot", target="Iron")
        await until(table, "night 2")
        if way == "command":
            await table.slash("Iron", "stand-in", target="Mik")
        else:
            await table.press("Iron", "Действовать")
            await table.choose("Iron", "Mik", "private", "ability=stand-in")
            await table.choose("Iron", "пушка копа", "private", "ability=stand-in")
        assert placed(table, "Iron") == [("stand-in", "Mik", "cop")]


@both_ways
async def test_a_commanded_vote(tmp_path: Path, way: str):
    async with playing(tmp_path, GUNS) as table:
        await until(table, "night 1")
        await table.slash("Kop", "shoot", target="Bom")
        await until(table, "day 2")
        await order(table, way, "Kop", "voice", "Ann")
        assert table.game.state.votes["vote"] == {table.seat("Bom"): table.seat("Ann")}
        assert any("Вам приказано голосовать за игрока 10 · Ann" in seen for seen in await card(table, "Bom"))
        assert not any("4 · Kop —" in seen for seen in await card(table, "Bom"))
        refused = answer(await table.vote("Bom", "Mik"))
        assert table.game.state.votes["vote"] == {table.seat("Bom"): table.seat("Ann")}
        assert refused


async def card(table: Table, name: str) -> list[str]:
    """What a player's role card says now."""
    return [answer(await table.slash(name, "role"))]


@both_ways
async def test_the_wifes_one_shot(tmp_path: Path, way: str):
    async with playing(tmp_path, GUNS) as table:
        await until(table, "day 1")
        await execute(table, "Kop")
        await until(table, "night 1")
        await order(table, way, "Jen", "avenge", "Mik")
        assert placed(table, "Jen") == [("avenge", "Mik")]
        await until(table, "day 2")
        assert table.game.state.seats[table.seat("Mik")].cause == "wife"
        await until(table, "night 2")
        assert answer(await table.slash("Jen", "avenge", target="1"))
        assert placed(table, "Jen") == []


@both_ways
async def test_the_walking_basement_belongs_to_who_first_aimed_at_its_carrier(tmp_path: Path, way: str):
    async with playing(tmp_path, GUNS, setup={"walking-basement": "P10"}) as table:
        await until(table, "night 1")
        await table.slash("Max", "shoot", target="Ann")
        await until(table, "night 2")
        assert any("ходячий подвал" in seen for seen in await card(table, "Max"))
        assert await table.complete("Max", "hide", "target") == [table.label("Max")]
        await order(table, way, "Max", "hide", "Max")
        await table.slash("Vito", "shoot", target="Max")
        await until(table, "day 3")
        assert table.game.state.seats[table.seat("Max")].alive
        await until(table, "night 3")
        assert await table.complete("Max", "hide", "target") == []


def test_every_ability_is_used_here():
    used = {
        "defend", "bar", "admit", "accuse", "bite", "shoot", "hide", "heal", "block", "drag", "stand-in", "voice",
        "avenge",
    }  # fmt: skip
    known: Mapping[str, object] = RULESETS["dons-two"].ability_phases
    assert used == set(known) == set(RULESETS["dons-three"].ability_phases)

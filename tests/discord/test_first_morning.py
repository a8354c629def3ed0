"""The first message in town: the mood, then the roles, then by which rules, then the board."""

from pathlib import Path

from tests.discord.kit import Stage, text
from tests.discord.test_night import SIX


async def test_the_mood_comes_before_the_roles(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        said = text(table.messages("Eva")[0])
        locale = stage.bot.locales["ru"]
        moods = [
            next(
                said.index(told)
                for key in locale.attributes(f"plain-{moment}")
                if (told := locale.text(key, **args)) in said
            )
            for moment, args in (("game-start", {"count": 6}), ("morning-first", {}))
        ]
        roles = said.index("Врач — 1.")
        assert moods == sorted(moods)
        assert moods[-1] < roles < said.index("В живых 6")


async def test_all_hear_how_votes_and_time_go_and_which_rules_are_not_the_usual_ones(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX, options={"twilight": "1h"})
        said = text(table.messages("Eva")[0])
        assert "самый короткий день — 24 часа, ночь — 48 часов. Голос можно менять." in said
        assert "По выходным часы стоят." in said
        assert "Сумерки: 1 час" in said
        assert "Добавочное время" not in said  # that is as usual
        assert said.index("Врач — 1.") < said.index("Сумерки: 1 час") < said.index("В живых 6")


async def test_all_hear_that_votes_are_final(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        options = {"timing": "fixed", "day_length": "24h", "weekend": "play"}
        table = await stage.game(stage.server(locale="en"), SIX, options=options, language="en")
        assert "a day is 24 hours, a night 48 hours. Votes are final." in text(table.messages("Eva")[0])

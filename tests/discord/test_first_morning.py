"""The first message in town: the mood, then the roles, then the board."""

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

"""How people choose to be spoken of and to."""

from pathlib import Path

from tests.discord.kit import Stage, answer

SIX = {
    "Anna": "mafioso", "Boris": "doctor", "Clara": "commissar", "Dan": "mafioso", "Eva": "citizen", "Fay": "citizen",
}  # fmt: skip


async def test_a_profile_is_chosen_in_its_menus(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        server = stage.server(members=["Anna"])
        anna = server.people["Anna"]
        card = answer(await anna.slash(server.lounge, "profile"))
        assert "без рода" in card
        assert "как в вашем Discord" in card
        await stage.choose(server, "Anna", "она: «погибла»", stage.private(server, "Anna"))
        result = await stage.choose(server, "Anna", "English", stage.private(server, "Anna"))
        assert "How to speak with you" in answer(result)
        assert "“she”, “her vote”" in answer(result)
        profile = await stage.bot.store.profile(anna.id)
        assert (profile.gender, profile.locale) == ("feminine", "en")


async def test_a_profile_is_chosen_by_words(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        server = stage.server(members=["Boris"])
        boris = server.people["Boris"]
        card = answer(await boris.slash(server.lounge, "profile", gender="masculine", language="en"))
        assert "“he”, “his vote”" in card
        assert "Как с вами говорить" in answer(await boris.slash(server.lounge, "profile", language="discord"))
        profile = await stage.bot.store.profile(boris.id)
        assert (profile.gender, profile.locale) == ("masculine", None)


async def test_the_town_speaks_of_a_player_as_he_asked(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        await table.slash("Eva", "profile", gender="feminine")
        await table.slash("Boris", "profile", gender="masculine")
        chosen = {name: stage.bot.table(table.game).gender(table.seat(name)) for name in ("Eva", "Boris", "Anna")}
        assert chosen == {"Eva": "feminine", "Boris": "masculine", "Anna": "other"}
        await stage.restart()
        await table.slash("Anna", "role")
        assert stage.bot.table(table.game).gender(table.seat("Eva")) == "feminine"


async def test_private_answers_come_in_the_chosen_language_and_the_town_keeps_its_own(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        table = await stage.game(stage.server(), SIX)
        await table.slash("Boris", "profile", language="en")
        assert "Doctor" in answer(await table.slash("Boris", "role"))
        assert any("День 1" in said for said in table.sees("Boris"))


async def test_first_steps_are_one_press_away(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        server = stage.server(members=["Anna"])
        await server.people["Anna"].slash(server.lounge, "profile")
        told = answer(await stage.press(server, "Anna", "С чего начать", stage.private(server, "Anna")))
        assert "В первый раз за столом?" in told
        assert "</game new:" in told


async def test_a_profile_can_be_chosen_in_a_direct_message(tmp_path: Path):
    async with Stage.open(tmp_path) as stage:
        server = stage.server(members=["Anna"])
        result = await server.people["Anna"].user.slash("profile", gender="feminine")
        assert "погибла" in answer(result)

"""How a case is played, and what each key of `expect` demands."""

import pytest

from tests.cases_format.given import case, classic, failures


def toy(play: str, more: str = "") -> list[str]:
    """The failures of a case of the toy rules: two wolves, two sheep, a lamb."""
    players = "{Wanda: wolf, Wim: wolf, Sue: sheep, Sam: sheep, Lena: lamb}"
    return failures(case(f"ruleset: toy\nplayers: {players}\n{more}\nplay:\n{play}"))


# --- reaching a phase ---------------------------------------------------------------------------------------------


def test_phases_without_a_step_are_passed_as_their_deadline_would():
    assert not failures(classic("- night: 2\n  expect: {phase: day 3, deaths: {}}", "options: {inactive_days: 0}"))


def test_a_phase_that_is_past_is_never_reached():
    found = failures(classic("- night: 1\n- day: 1"))
    assert found == ["day 1, phase: day 1, day 2"]


def test_a_phase_that_never_opens_is_never_reached():
    assert failures(classic("- verdict: 1")) == ["verdict 1, phase: verdict 1, day 2"]
    assert failures(classic("- dawn: 2", "options: {inactive_days: 0}")) == ["dawn 2, phase: dawn 2, day 3"]


def test_after_the_end_no_phase_is_reached():
    play = """
        - night: 1
          orders: {Mob1: shoot Cit1}
          expect: {winner: mafia, phase: over}
        - day: 2
    """
    players = "{Mob1: mafioso, Cit1: citizen, Cit2: citizen}"
    found = failures(case(f"ruleset: classic\nplayers: {players}\nplay:{play}"))
    assert found == ["day 2, phase: day 2, over"]


def test_an_open_step_leaves_its_phase_open():
    play = """
        - night: 1
          open: true
          orders: {mafia: shoot Cit1}
          expect: {deaths: {}, phase: night 1, can: {Dina: [heal]}}
        - night: 1
          orders: {Dina: heal Cit1}
          expect: {deaths: {}, phase: day 2}
    """
    assert not failures(classic(play))


def test_a_phase_that_opens_again_is_a_step_of_its_own():
    players = (
        "{Nek: necromancer, Rex: recruiter, Mob1: mafioso, Yak1: yakuza, Otto: turncoat, Ann: citizen, Bob: citizen}"
    )
    play = """
        - night: 1
          orders: {Rex: recruit Ann, mafia: shoot Yak1, yakuza: shoot Mob1}
          expect: {asked: {Ann: [recruit]}, phase: dawn 2}
        - dawn: 2
          answers: {Ann: join}
          expect: {asked: {Otto: [side]}, phase: dawn 2, deaths: {}}
        - dawn: 2
          answers: {Otto: yakuza}
          expect: {deaths: {Mob1: yakuza, Yak1: mafia}, teams: {Otto: yakuza}}
    """
    assert not failures(case(f"ruleset: classic\nplayers: {players}\nplay:{play}"))


def test_a_phase_that_closes_as_it_opens_is_a_step_all_the_same():
    """Nobody is awaited in the second night, since the only one who could act has beaten himself."""
    play = """
        - night: 1
          orders: {Tor: beat Tor}
        - day: 2
          expect: {phase: night 2}
        - night: 2
          expect: {closes: "00:00", phase: day 3}
    """
    players = "{Tor: thug, Ann: citizen, Bob: citizen, Cid: citizen}"
    assert not failures(case(f"ruleset: classic\noptions: {{inactive_days: 0}}\nplayers: {players}\nplay:{play}"))


def test_what_the_deal_tells_belongs_to_the_step_of_night_zero():
    fact = "expect: {public: [count doctor 1], learns: {Mob1: [Mob2 is mafioso]}}"
    assert not failures(classic(f"- night: 0\n  {fact}"))
    assert len(failures(classic(f"- day: 1\n  {fact}"))) == 2


# --- the deal -----------------------------------------------------------------------------------------------------


def test_a_refused_deal_is_a_step_of_night_zero():
    more = "scenario: naples"
    few = "ruleset: classic\nscenario: naples\nplayers: {Ann: doctor, Bob: commissar, Cid: mafioso}\nplay:\n"
    assert not failures(case(few + "  - night: 0\n    expect: {refused: [host: players], phase: signup}"))
    assert failures(case(few + "  - day: 1")) == ["day 1, deal: a deal, host: players"]
    assert failures(case(few + "  - night: 0")) == ["night 0, refused: [], [host: players]"]
    assert failures(classic("- night: 0\n  expect: {refused: [host: players], phase: signup}", more)) == [
        "night 0, refused: [host: players], []",
        "night 0, phase: signup, day 1",
    ]


def test_setup_goes_to_the_deal():
    assert not toy("- night: 0\n  orders: {wolf: pass}".replace("wolf", "Wim"), "setup: {marked: Lena}")


# --- inputs -------------------------------------------------------------------------------------------------------


def test_a_team_stands_for_all_who_may_speak_for_it_and_is_refused_once():
    play = "- night: 1\n  orders: {mafia: [shoot Mob1, shoot Cit1]}\n  expect: {refused: [mafia: target-team], %s}"
    assert not failures(classic(play % "deaths: {Cit1: mafia}"))


def test_without_speakers_all_living_members_of_a_team_send_the_order():
    assert not toy("- night: 0\n  orders: {flock: call Lena}\n  expect: {refused: [flock: ability], public: []}")


def test_refusals_must_be_exactly_those_that_are_listed():
    play = "- night: 1\n  orders: {Kira: [check Kira, check Kira, check Dina]}\n  expect: {refused: [%s]}"
    assert not failures(classic(play % "Kira: target-self, Kira: target-self"))
    assert failures(classic(play % "Kira: target-self")) == [
        "night 1, refused: [Kira: target-self], [Kira: target-self, Kira: target-self]"
    ]
    assert failures(classic("- night: 1\n  votes: {Kira: Dina}")) == ["night 1, refused: [], [Kira: phase]"]


def test_kinds_of_input_come_in_the_order_of_the_format():
    play = """
        - day: 1
          votes: {Dina: Cit1, Mob1: Kira}
          host: kick Kira
          expect: {refused: [Mob1: target-dead], deaths: {Cit1: executed, Kira: kicked}}
    """
    assert not failures(classic(play))


def test_votes_follow_each_other_and_nobody_takes_one_back():
    play = "- day: 1\n  votes: {Sue: [Lena, nobody], Sam: Sue}\n  orders: {Wim: ballot Sue, Wanda: ballot Wanda}"
    assert not toy(play + "\n  expect: {refused: [Wanda: target-self]}")


def test_a_replacement_is_called_by_either_handle():
    play = """
        - night: 1
          host: replace Kira by Olga
          orders: {Olga: check Mob1, mafia: shoot Olga}
          expect:
            learns: {Kira: []}
            deaths: {Olga: mafia}
            alive: [Dina, Mob1, Mob2, Cit1, Cit2]
            roles: {Olga: commissar}
            cannot: {Olga: [vote]}
    """
    assert not failures(classic(play))


# --- the clock ----------------------------------------------------------------------------------------------------

VOTES = "Dina: Cit1, Mob1: Cit1, Mob2: Cit1, Kira: Cit1, Cit1: Kira, Cit2: Cit1"


def test_a_step_without_timeline_has_no_clock():
    assert not failures(classic("- night: 1\n  orders: {Dina: heal Dina, mafia: shoot Dina, Kira: [check Dina, pass]}"))


def test_a_timeline_closes_what_is_due_before_each_input():
    play = f"""
        - day: 1
          timeline:
            - {{at: "10:00", vote: {{{VOTES}}}}}
            - {{at: "12:00", vote: {{Cit1: Dina}}}}
          expect: {{refused: [Cit1: closed], closes: "%s", executed: Cit1}}
        - night: 1
          timeline: [{{at: "00:30", orders: {{mafia: shoot Cit2}}}}]
          expect: {{deaths: {{Cit2: mafia}}, closes: "48:00"}}
    """
    assert not failures(classic(play % "12:00"))
    assert failures(classic(play % "12:01")) == ["day 1, closes: 12:01, 12:00"]


def test_moments_go_on_in_a_second_step_of_the_phase_and_never_back():
    play = """
        - day: 1
          open: true
          timeline: [{at: "10:00", vote: {Kira: Cit1}}]
        - day: 1
          timeline: [{at: "%s", host: limit 20h}]
          expect: {closes: "30:00"}
    """
    assert not failures(classic(play % "10:00"))
    assert failures(classic(play % "09:59")) == [
        "day 1, at: moments in their order, 2026-01-05T17:59",
    ]


def test_a_step_that_tells_when_it_closes_has_a_clock():
    assert not failures(classic(f"- day: 1\n  votes: {{{VOTES}}}\n  expect: {{closes: '02:00'}}"))
    assert failures(classic("- night: 1\n  expect: {closes: '02:00'}")) == ["night 1, closes: 02:00, 48:00"]


def test_there_is_a_calendar_only_where_a_step_opens_at_a_date():
    votes = f"timeline: [{{at: '14:00', vote: {{{VOTES}}}}}]"
    friday = f"- day: 1\n  opens: 2026-05-15T09:30\n  {votes}\n  expect: {{closes: 2026-05-18T01:30}}"
    assert not failures(classic(friday.replace("14:00", "14:00")))
    assert not failures(classic(friday.replace("'14:00'", "2026-05-15T23:30")))
    assert not failures(classic(f"- day: 1\n  {votes}\n  expect: {{closes: '16:00'}}", "options: {weekend: pause}"))


def test_dates_are_local():
    play = f"""
        - day: 1
          opens: 2026-05-15T09:30
          timeline: [{{at: 2026-05-15T10:00, vote: {{{VOTES}}}}}]
          expect: {{closes: "02:30"}}
    """
    assert not failures(classic(play, "options: {zone: Asia/Tokyo}"))


def test_a_phase_opens_at_the_date_that_its_step_names():
    play = """
        - day: 1
          opens: 2026-05-15T10:00
          votes: {Kira: Cit1}
        - night: 1
          opens: 2026-05-15T%s
          timeline: [{at: "00:30", orders: {mafia: shoot Cit2}}]
          expect: {deaths: {Cit2: mafia}}
        - day: 2
          opens: %s
    """
    assert not failures(classic(play % ("23:00", "2026-05-18T09:00")))
    found = failures(classic(play % ("23:00", "2026-05-25T09:00")))
    assert found == ["day 2, opens: 2026-05-25T09:00, 2026-05-19T23:00"]


# --- expectations -------------------------------------------------------------------------------------------------

NIGHT = "- night: 1\n  orders: {mafia: shoot Cit1, Kira: check Cit1}\n  expect: "


@pytest.mark.parametrize(
    "expect",
    [
        "{deaths: {Cit1: mafia}, executed: nobody, tally: {}, revealed: {Cit1: citizen}}",
        "{learns: {Kira: [killer mafia, Cit1 is citizen], Dina: []}, public: [], secret: [killer mafia]}",
        "{roles: {Kira: commissar}, teams: {Kira: town}, alive: [Cit2, Kira, Mob2, Mob1, Dina]}",
        "{can: {Kira: [vote, consent]}, cannot: {Kira: [check, last-shot], Cit1: [vote]}}",
        "{targets: {Kira: {vote: [Mob1, Dina, Mob2, Cit2], check: []}}, asked: {Kira: []}}",
        "{phase: day 2, winner: nobody, closes: '48:00'}",
    ],
)
def test_what_holds(expect: str):
    assert not failures(classic(NIGHT + expect))


@pytest.mark.parametrize(
    ("expect", "expected"),
    [
        ("{deaths: {}}", "deaths: {}, {Cit1: mafia}"),
        ("{deaths: {Cit1: maniac}}", "deaths: {Cit1: maniac}, {Cit1: mafia}"),
        ("{deaths: {Cit1: mafia, Dina: mafia}}", "deaths: {Cit1: mafia, Dina: mafia}, {Cit1: mafia}"),
        ("{executed: Cit1}", "executed: Cit1, nobody"),
        ("{revealed: {Cit1: hidden}}", "revealed: {Cit1: hidden}, {Cit1: citizen}"),
        ("{revealed: {Kira: commissar}}", "revealed: {Kira: commissar}, {Kira: nothing}"),
        ("{tally: {Cit1: 1}}", "tally: {Cit1: 1}, {}"),
        ("{learns: {Kira: [killer mafia]}}", "learns: {Kira: [killer mafia]}, {Kira: [Cit1 is citizen, killer mafia]}"),
        ("{learns: {Dina: [nothing]}}", "learns: {Dina: [nothing]}, {Dina: []}"),
        ("{public: [removed Cit1]}", "public: [removed Cit1], []"),
        ("{roles: {Kira: doctor}}", "roles: {Kira: doctor}, {Kira: commissar}"),
        ("{teams: {Kira: mafia}}", "teams: {Kira: mafia}, {Kira: town}"),
        ("{alive: [Kira]}", "alive: [Kira], [Cit2, Dina, Kira, Mob1, Mob2]"),
        ("{can: {Kira: [vote, check]}}", "can: {Kira: [vote, check]}, {Kira: [consent, vote]}"),
        ("{cannot: {Kira: [vote]}}", "cannot: none of {Kira: [vote]}, {Kira: [consent, vote]}"),
        (
            "{targets: {Kira: {vote: [Dina]}}}",
            "targets: {Kira: {vote: [Dina]}}, {Kira: {vote: [Cit2, Dina, Mob1, Mob2]}}",
        ),
        ("{asked: {Kira: [last-shot]}}", "asked: {Kira: [last-shot]}, {Kira: []}"),
        ("{phase: night 2}", "phase: night 2, day 2"),
        ("{winner: mafia}", "winner: [mafia], [nobody]"),
    ],
)
def test_what_does_not_hold_is_told_with_what_came(expect: str, expected: str):
    assert failures(classic(NIGHT + expect)) == [f"night 1, {expected}"]


def test_a_secret_that_was_told_is_a_failure():
    found = failures(classic("- night: 0\n  expect: {secret: [count doctor 1, count doctor 2]}"))
    assert found == [
        "night 0, secret: not [count doctor 1], [count citizen 2, count commissar 1, count doctor 1, count mafioso 2]"
    ]


def test_joint_causes_have_no_order():
    bite = "- night: 0\n  orders: {Wim: bite Sue}\n  expect: {deaths: {Sue: %s}}"
    assert not toy(bite % "wolf+hunger")
    assert not toy(bite % "hunger+wolf")
    assert toy(bite % "wolf") == ["night 0, deaths: {Sue: wolf}, {Sue: hunger+wolf}"]


def test_strict_makes_facts_exact_for_everybody():
    night = "- night: 1\n  orders: {mafia: shoot Cit1, Kira: check Cit1}"
    told = "{Kira: [Cit1 is citizen, killer mafia]}"
    assert not failures(classic(f"{night}\n  expect: {{learns: {told}}}", "strict: true"))
    assert failures(classic(night, "strict: true")) == [f"night 1, learns: {{}}, {told}"]
    assert failures(classic("- night: 0\n  expect: {learns: {Mob1: [Mob2 is mafioso]}}", "strict: true")) == [
        "night 0, learns: {Mob1: [Mob2 is mafioso]}, {Mob1: [Mob2 is mafioso], Mob2: [Mob1 is mafioso]}",
        "night 0, public: [], [count citizen 2, count commissar 1, count doctor 1, count mafioso 2]",
    ]


# --- arrival and chance -------------------------------------------------------------------------------------------

RACE = "- night: 0\n  orders: {Wim: bite Sue, Wanda: bite Sam}\n  expect: {deaths: {Sue: wolf+hunger}}"


def test_a_result_that_hangs_on_who_came_first_is_a_failure():
    found = toy(RACE)
    assert "night 0, deaths with orders reversed: {Sue: hunger+wolf}, {Sam: hunger+wolf}" in found
    assert "night 0, the state with orders reversed: the same, another" in found


def test_ordered_cases_are_played_as_they_are_written_only():
    assert not toy(RACE, "ordered: true")


def test_one_senders_orders_keep_their_order():
    assert not toy(
        "- night: 0\n  orders: {Wim: [bite Sue, bite Sam], Sue: call Sam}\n  expect: {deaths: {Sam: wolf+hunger}}"
    )


def test_all_rotations_are_tried_with_three_senders():
    orders = "{Sue: call Lena, Sam: call Lena, Wim: bite Sue, Wanda: bite Sam}"
    found = toy(f"- night: 0\n  orders: {orders}\n  expect: {{deaths: {{Sue: wolf+hunger}}}}")
    assert {failure.rpartition(" with orders ")[2].partition(":")[0] for failure in found} == {
        "reversed",
        "rotated back",
    }


CALLS = "- night: 0\n  orders: {Sue: call Lena, Sam: call Wim}\n  expect: {public: [called Lena]}"


def test_chance_is_named_by_the_case():
    assert not toy(CALLS, "chance: {call 0: Lena}")
    assert toy(CALLS, "chance: {call 0: Wim}") == ["night 0, public: [called Lena], [called Wim]"]
    assert toy(CALLS) == ["night 0, chance: a named draw, call 0: one of Lena, Wim"]
    assert toy(CALLS, "chance: {call 0: Sam}") == ["night 0, chance: a named draw, call 0: Sam is none of Lena, Wim"]

"""Rule sets: presets, options, and what is refused."""

import pytest
from hypothesis import given

from briscola_desktop.core.errors import RulesError
from briscola_desktop.core.rules import OPTIONS, Rules
from tests.playing import EVERY_TABLE, rule_sets

TABLE = """
direction     clockwise  clockwise  counterclockwise  counterclockwise
deal_packet   1          1          3                 3
trump         turned     turned     turned            turned
exchange      none       none       none              seven_two
throw         off        off        off               on
claim         off        off        off               on
open_hands    off        off        off               off
points_shown  on         off        on                on
match         single     single     best_of_3         single
"""


@pytest.mark.parametrize("row", TABLE.strip().splitlines())
def test_each_preset_says_what_the_table_of_rules_says(row: str) -> None:
    option, *values = row.split()
    for preset, value in zip(("classic", "cafe", "match", "brisca"), values, strict=True):
        said = getattr(Rules.of(preset), option)
        assert {True: "on", False: "off"}.get(said, str(said)) == value or str(said) == value


def test_partners_see_what_the_preset_says_where_there_are_partners() -> None:
    assert Rules.of("brisca").partners_see == "start"
    assert Rules.of("match", players=4).partners_see == "stock_end"
    assert Rules.of("classic", players=4).partners_see == "never"
    for preset, players in (("brisca", 2), ("brisca", 6), ("match", 2), ("match", 3)):
        assert Rules.of(preset, players=players).partners_see == "never"


def test_defaults_are_two_players_but_four_for_brisca() -> None:
    assert [Rules.of(preset).players for preset in ("classic", "cafe", "match", "brisca")] == [2, 2, 2, 4]


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"preset": "poker"}, "preset"),
        ({"preset": "classic", "players": 5}, "players"),
        ({"preset": "classic", "players": 6}, "players"),
        ({"preset": "cafe", "players": 3}, "players"),
        ({"preset": "brisca", "players": 3}, "players"),
        ({"preset": "brisca", "players": "four"}, "players"),
        ({"preset": "classic", "colour": "red"}, "colour"),
        ({"preset": "classic", "deal_packet": 2}, "deal_packet"),
        ({"preset": "classic", "deal_packet": True}, "deal_packet"),
        ({"preset": "classic", "throw": 1}, "throw"),
        ({"preset": "classic", "direction": None}, "direction"),
        ({"preset": "classic", "partners_see": "start"}, "partners_see"),
        ({"preset": "match", "players": 3, "partners_see": "stock_end"}, "partners_see"),
        ({"preset": "brisca", "players": 6, "partners_see": "start"}, "partners_see"),
        ({"preset": "brisca", "trump": "rotating"}, "exchange"),
        ({"preset": "classic", "trump": "rotating", "exchange": "seven_two"}, "exchange"),
    ],
)
def test_nonsense_is_refused_with_the_option_named(options: dict[str, object], named: str) -> None:
    with pytest.raises(RulesError) as refused:
        Rules.from_json(options)
    assert refused.value.option == named
    assert str(refused.value).startswith(named)


@pytest.mark.parametrize("raw", [None, [], "classic", 3])
def test_rules_that_are_no_object_are_refused(raw: object) -> None:
    with pytest.raises(RulesError):
        Rules.from_json(raw)


@given(rule_sets())
def test_rules_survive_their_record(rules: Rules) -> None:
    assert Rules.from_json(rules.to_json()) == rules
    assert Rules.parse(rules.text, rules.players) == rules


def test_a_record_of_rules_says_only_what_differs() -> None:
    assert Rules.of("brisca", players=2, exchange="none").to_json() == {
        "preset": "brisca",
        "players": 2,
        "exchange": "none",
    }
    assert Rules.of("classic", throw=True).to_json()["throw"] == "on"


def test_a_command_line_names_options() -> None:
    assert Rules.parse("classic,claim=on,deal_packet=3") == Rules.of("classic", claim=True, deal_packet=3)
    assert Rules.parse("brisca", players=6).players == 6
    assert Rules.parse("brisca,players=6", players=6) == Rules.parse("brisca,players=6")
    with pytest.raises(RulesError, match="by 4, not by 6"):
        Rules.parse("brisca, players = 4", players=6)
    for wrong in ("classic,claim", "classic,claim=maybe", "chess", "classic,=on", "classic,claim=on,claim=off"):
        with pytest.raises(RulesError):
            Rules.parse(wrong)


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"match": "four_deals_wins"}, "match"),
        ({"trump": "rotating"}, "trump"),
        ({"match": "four_deals_points", "exchange": "seven_two"}, "exchange"),
    ],
)
def test_a_table_refuses_what_a_replay_does_not_mind(options: dict[str, str], named: str) -> None:
    rules = Rules.of("classic", **options)
    with pytest.raises(RulesError) as refused:
        rules.check_table()
    assert refused.value.option == named


def test_four_deals_with_a_rotating_trump_make_a_table() -> None:
    Rules.of("classic", trump="rotating", match="four_deals_points").check_table()


@pytest.mark.parametrize(("preset", "players"), EVERY_TABLE)
def test_packs_tricks_and_draws(preset: str, players: int) -> None:
    rules = Rules.of(preset, players=players)
    assert len(rules.pack) == {2: 40, 3: 39, 4: 40, 6: 48}[players]
    assert rules.draws == {2: 17, 3: 10, 4: 7, 6: 5}[players]
    assert sum(card.points for card in rules.pack) == 120
    assert ("2d" in map(str, rules.pack)) is (players != 3)


def test_partners_sit_on_every_other_seat() -> None:
    assert Rules.of("brisca").sides == ((0, 2), (1, 3))
    assert Rules.of("brisca", players=6).sides == ((0, 2, 4), (1, 3, 5))
    assert Rules.of("classic", players=3).sides == ((0,), (1,), (2,))
    assert Rules.of("brisca", players=6).partners(3) == (1, 5)


def test_every_option_is_a_field() -> None:
    assert {"preset", *OPTIONS} == set(Rules.__dataclass_fields__)


@pytest.mark.parametrize("option", ["a\nb", "\x1b[31m", "x" * 100_000, ""])
def test_whatever_a_file_calls_an_option_the_message_is_one_short_line(option: str) -> None:
    with pytest.raises(RulesError) as refused:
        Rules.from_json({"preset": "classic", option: 1})
    message = str(refused.value)
    assert message.isprintable()
    assert len(message) < 120

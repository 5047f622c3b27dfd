import argparse
import json
from collections.abc import Iterator

import pytest

from briscola_desktop.app.arena import Contest, Played, Report, play_deal, report
from briscola_desktop.app.commands import simulate
from briscola_desktop.core.rules import Rules


def parsed(*argv: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    return parser.parse_args([*argv])


def figures(capsys: pytest.CaptureFixture[str], *argv: str) -> Report:
    assert simulate.run(parsed(*argv, "--json")) == 0
    out, err = capsys.readouterr()
    assert err == ""
    shown: Report = json.loads(out)
    return shown


def test_json_has_the_keys_of_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    shown = figures(capsys, "--seats", "normal,random", "--deals", "20", "--jobs", "1")
    assert list(shown) == [
        *("seats", "deals", "games", "win_rate", "draw_rate", "score", "win_ci95", "points_per_deal", "points_ci95"),
        "ms_per_move",
    ]
    assert shown["seats"] == ["normal", "random"]
    assert (shown["deals"], shown["games"]) == (20, 40)
    low, high = shown["win_ci95"]
    assert 0 <= low <= shown["win_rate"] <= high <= 1
    assert shown["win_rate"] > 0.7


def test_one_deal_is_one_and_proves_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.run(parsed("--seats", "random,random", "--deals", "1")) == 0
    out = capsys.readouterr().out
    assert "1 deal, 2 games" in out
    assert "95 %:" not in out
    assert simulate.run(parsed("--seats", "random,random", "--deals", "2", "--jobs", "1")) == 0
    assert capsys.readouterr().out.count("95 %:") == 2


def test_three_players_have_three_seatings(capsys: pytest.CaptureFixture[str]) -> None:
    shown = figures(capsys, "--seats", "normal,random", "--deals", "5", "--jobs", "1", "--players", "3")
    assert shown["games"] == 15


def test_a_player_against_itself_is_even_in_duplicate(capsys: pytest.CaptureFixture[str]) -> None:
    shown = figures(capsys, "--seats", "normal,normal", "--deals", "10", "--jobs", "1")
    assert (shown["points_per_deal"], shown["score"]) == (0, 0.5)


def test_several_processes_give_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    alone, shared = (
        figures(capsys, "--seats", "easy,normal", "--deals", "12", "--jobs", jobs, "--rules", "brisca,players=2")
        for jobs in ("1", "2")
    )
    assert alone | {"ms_per_move": {}} == shared | {"ms_per_move": {}}


def test_draws_count_half_and_intervals_are_over_deals() -> None:
    contest = Contest(Rules.of(), "a", "b", 1)
    shown = report(contest, [Played((0, 20), (0.5, 1.0), (1.0,)), Played((-20, 0), (0.0, 0.5), (2.0,))])
    assert (shown["win_rate"], shown["draw_rate"], shown["score"]) == (0.25, 0.5, 0.5)
    assert shown["points_per_deal"] == 0
    assert shown["points_ci95"] == [-19.6, 19.6]


def test_with_three_the_margin_is_counted_from_a_third() -> None:
    margins = play_deal(Contest(Rules.of(players=3), "normal", "normal", 2), 0).margins
    assert sum(margins) == 0
    assert len(margins) == 3


@pytest.mark.parametrize("rules", ["classic,throw=maybe", "nothing", "classic,players=5"])
def test_rules_that_make_no_sense_are_the_calls_fault(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.run(parsed("--rules", rules)) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_two_numbers_of_players_are_the_calls_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.run(parsed("--rules", "classic,players=4", "--players", "2")) == 2
    assert capsys.readouterr().err == "briscola simulate: players: classic,players=4 is played by 4, not by 2\n"


def test_bounds_of_a_rate_are_written_as_fractions() -> None:
    shown = report(Contest(Rules.of(), "a", "b", 1), [Played((20, 20), (1.0, 1.0), (1.0,))] * 2)
    assert json.dumps(shown["win_ci95"]) == "[1.0, 1.0]"


@pytest.mark.parametrize("argv", [("--seats", "hard"), ("--seats", "hard,nobody"), ("--deals", "0"), ("--jobs", "x")])
def test_a_call_that_makes_no_sense_is_refused(argv: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as fault:
        parsed(*argv)
    assert fault.value.code == 2


def test_what_was_played_before_an_interruption_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(contest: Contest, deals: int, jobs: int) -> Iterator[Played]:
        yield from simulate_all(contest, 3, jobs)
        assert deals == 50
        raise KeyboardInterrupt

    simulate_all = simulate.play_all
    monkeypatch.setattr(simulate, "play_all", interrupted)
    assert simulate.run(parsed("--seats", "easy,normal", "--deals", "50", "--jobs", "1", "--json")) == 130
    out, err = capsys.readouterr()
    assert json.loads(out)["deals"] == 3
    assert err == "briscola simulate: stopped after 3 of 50 deals\n"

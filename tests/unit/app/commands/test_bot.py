import argparse
import io
import json
import subprocess
import sys

import pytest

from briscola_desktop.ai.player import choose
from briscola_desktop.app.commands import bot
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from tests.unit.ai.positions import RULES, deal_of, some_states


def answers(*lines: str, player: str = "normal") -> list[dict[str, object]]:
    out = io.StringIO()
    bot.serve(io.StringIO("\n".join(lines) + "\n"), out, player, 7)
    return [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.preset}-{rules.players}")
def test_each_view_is_answered_with_what_the_player_chooses(rules: Rules) -> None:
    views = [View.of(deal, seat) for deal in some_states(rules, 6) for seat in range(rules.players)]
    replies = answers(*(json.dumps(view.to_json()) for view in views))
    for view, reply in zip(views, replies, strict=True):
        action = choose(view, "normal", 7).action
        wanted = {"pass": True} if action is None else {**action.to_json()}
        wanted.pop("seat", None)
        assert reply == wanted


def test_a_line_that_is_no_view_is_answered_and_the_next_is_read() -> None:
    deal = deal_of(Rules.of(), 1)
    good = View.of(deal, deal.leader).to_json()
    bad = good | {"hand": ["Ad", "Ad", "3c"]}
    replies = answers("{", "[]", "", json.dumps(bad), "[" * 100_000, json.dumps(good))
    assert [list(reply) for reply in replies] == [["error"], ["error"], ["error"], ["error"], ["play"]]


@pytest.mark.parametrize("length", [bot.LONGEST - 1, bot.LONGEST, 5 * bot.LONGEST])
def test_a_line_without_end_is_not_waited_for_and_the_next_is_read(length: int) -> None:
    deal = deal_of(Rules.of(), 1)
    good = json.dumps(View.of(deal, deal.leader).to_json())
    replies = answers("x" * length, good)
    assert [list(reply) for reply in replies] == [["error"], ["play"]]
    assert ("letters" in str(replies[0])) == (length >= bot.LONGEST)
    assert answers(good, "x" * length)[1:] == replies[:1]


def test_bytes_that_are_no_text_are_answered_and_the_next_line_is_read() -> None:
    deal = deal_of(Rules.of(), 1)
    good = json.dumps(View.of(deal, deal.leader).to_json()).encode()
    call = [sys.executable, "-m", "briscola_desktop.app.cli", "bot", "--level", "normal"]
    asked = subprocess.run(call, input=b"\xff\xfe\n" + good + b"\n", capture_output=True, check=True)
    assert [list(json.loads(line)) for line in asked.stdout.splitlines()] == [["error"], ["play"]]
    assert asked.stderr == b""


def test_a_player_that_is_not_there_is_told_in_plain_words(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    bot.add_arguments(parser)
    with pytest.raises(SystemExit):
        parser.parse_args(["--level", "nope"])
    said = capsys.readouterr().err
    assert "'normal'" in said
    assert "Level" not in said

"""A view that is kept up to date from events is the view that the table would give; events survive the wire."""

import json

from hypothesis import given
from hypothesis import strategies as st

from briscola_desktop.core.events import redacted
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from briscola_desktop.core.view_reader import read_view
from briscola_desktop.net.follow import follow
from briscola_desktop.net.wire import event_from_json, event_to_json
from tests.playing import random_steps, rule_sets


@given(rule_sets(), st.integers(0, 10**6))
def test_following_the_events_gives_the_view_at_every_step(rules: Rules, seed: int) -> None:
    steps = list(random_steps(rules, seed))
    for seat in range(rules.players):
        view = read_view(json.loads(json.dumps(View.of(steps[0].after, seat).to_json())))
        for step in steps[1:]:
            told = json.loads(json.dumps([event_to_json(redacted(event, seat, rules)) for event in step.events]))
            events = tuple(map(event_from_json, told))
            assert events == tuple(redacted(event, seat, rules) for event in step.events)
            view = follow(view, events)
            assert view == View.of(step.after, seat)

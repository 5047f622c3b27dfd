from briscola_desktop.app.figures import counted


def test_one_is_no_plural() -> None:
    assert [counted(number, "deal") for number in (0, 1, 2)] == ["0 deals", "1 deal", "2 deals"]

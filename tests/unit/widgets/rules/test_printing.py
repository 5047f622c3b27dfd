"""How the column of the booklet is cut into pages."""

from briscola_desktop.widgets.rules.printing import Strip, paged


def lines(count: int, height: float = 10, **marks: object) -> list[Strip]:
    return [Strip(n * height, (n + 1) * height, **marks) for n in range(count)]  # type: ignore[arg-type]


def test_pages_are_filled_line_by_line() -> None:
    assert paged(lines(7), 30) == [(0, 30), (30, 60), (60, 70)]


def test_a_heading_goes_over_with_its_text() -> None:
    column = lines(6)
    column[2] = Strip(20, 30, bound=True)
    assert paged(column, 30) == [(0, 20), (20, 50), (50, 60)]


def test_what_is_bound_in_a_chain_goes_over_together() -> None:
    column = lines(6)
    column[1], column[2] = Strip(10, 20, bound=True), Strip(20, 30, bound=True)
    assert paged(column, 30) == [(0, 10), (10, 40), (40, 60)]


def test_a_chain_longer_than_a_page_is_cut_all_the_same() -> None:
    assert paged(lines(5, bound=True), 30) == [(0, 30), (30, 50)]


def test_a_chapter_opens_a_page() -> None:
    column = lines(4)
    column[1] = Strip(10, 20, opens=True)
    assert paged(column, 100) == [(0, 10), (10, 40)]


def test_a_picture_higher_than_a_page_has_its_own() -> None:
    column = [Strip(0, 10), Strip(10, 60), Strip(60, 70)]
    assert paged(column, 30) == [(0, 10), (10, 40), (60, 70)]

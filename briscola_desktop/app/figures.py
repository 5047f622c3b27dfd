"""Numbers in what commands print."""


def counted(number: int, thing: str) -> str:
    """So many of a thing whose plural has an s."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"

"""`python -m briscola_desktop` opens the game."""

from briscola_desktop.app.main import main

if __name__ == "__main__":
    raise SystemExit(main())

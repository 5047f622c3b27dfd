"""The program that opens the game."""

import sys

from briscola_desktop.app.main import main

if __name__ == "__main__":
    sys.exit(main())

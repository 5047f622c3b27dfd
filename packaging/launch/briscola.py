"""The program for the terminal."""

import sys

from briscola_desktop.app.cli import main

if __name__ == "__main__":
    sys.exit(main())

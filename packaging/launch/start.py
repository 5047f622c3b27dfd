"""Both programs in one: called `briscola` it is that of the terminal, else it opens the game."""

import sys
from pathlib import Path

if __name__ == "__main__":
    # Not at the top: the game is heard by signals before it imports more.
    if Path(sys.argv[0]).stem == "briscola":
        from briscola_desktop.app.cli import main
    else:
        from briscola_desktop.app.main import main
    sys.exit(main())

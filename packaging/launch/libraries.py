"""Before either program: what it starts finds the system's libraries, not ours (PyInstaller keeps the former path)."""

import os

former = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if former:
    os.environ["LD_LIBRARY_PATH"] = former
else:
    os.environ.pop("LD_LIBRARY_PATH", None)

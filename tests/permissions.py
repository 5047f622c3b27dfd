"""What holds for users, for tests that may be run by root; for the process that is about to be started."""

import ctypes
import os


def obey_permissions() -> None:
    """Give up what lets root read and write anything (capabilities(7))."""
    if os.geteuid() == 0:
        drop, dac_override, dac_read_search = 24, 1, 2
        for capability in (dac_override, dac_read_search):
            assert ctypes.CDLL(None).prctl(drop, capability, 0, 0, 0) == 0


def find_no_room() -> None:
    """Be refused each byte that is written to a file (setrlimit(2))."""
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

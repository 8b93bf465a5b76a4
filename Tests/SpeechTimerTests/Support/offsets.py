"""Prints how far clocks are ahead of UTC, at chance and about each time at which they are set: "NAME INSTANT SECONDS".

Names are zones for Python's zoneinfo or, behind "TZ=", whatever that variable may be for the C library.
"""

import os
import random
import sys
import time
from datetime import datetime
from zoneinfo import ZoneInfo

WEEK = 7 * 86_400
YEARS = range(631_152_000, 4_102_444_800)  # 1990 to 2100


def offsets(name):
    if name.startswith("TZ="):
        os.environ["TZ"] = name[3:]
        time.tzset()
        return lambda instant: time.localtime(instant).tm_gmtoff
    zone = ZoneInfo(name)
    return lambda instant: int(datetime.fromtimestamp(instant, zone).utcoffset().total_seconds())


def settings(offset):
    """The first instants with another offset, one a week at most."""
    for early in YEARS[::WEEK]:
        late = early + WEEK
        if offset(early) == offset(late):
            continue
        while late - early > 1:
            middle = (early + late) // 2
            early, late = (middle, late) if offset(middle) == offset(early) else (early, middle)
        yield late


chance = random.Random(2026)
for name in sys.argv[1:]:
    offset = offsets(name)
    instants = chance.sample(YEARS, 200)
    for setting in settings(offset):
        instants += range(setting - 2, setting + 2)
    for instant in instants:
        print(name, instant, offset(instant))

"""Times pixelmatch-fast: for each pair of PNG files the median in milliseconds, and how many pixels differ.

Usage: pixelmatch.py <runs> <expected> <actual> [<expected> <actual> …]
"""
import statistics
import sys
import time

try:
    from PIL import Image
    from pixelmatch import pixelmatch
except ImportError:
    sys.exit(1)

runs = int(sys.argv[1])
for first, second in zip(sys.argv[2::2], sys.argv[3::2]):
    expected, actual = (Image.open(path).convert("RGBA") for path in (first, second))
    # The first comparison compiles it.
    pixelmatch(expected, actual)
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        count = pixelmatch(expected, actual)
        times.append((time.perf_counter() - start) * 1000)
    print(f"{statistics.median(times):.4f} {count}")

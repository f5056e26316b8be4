"""Times pixelmatch-fast: for each pair of PNG files the median in milliseconds, and how many pixels differ, first with
its usual threshold, then without one.

Usage: measure-pixelmatch.py <runs> <expected> <actual> [<expected> <actual> …]
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
    figures = []
    for threshold in (0.1, 0.0):
        # The first comparison compiles the package.
        pixelmatch(expected, actual, threshold=threshold)
        times = []
        for _ in range(runs):
            start = time.perf_counter()
            count = pixelmatch(expected, actual, threshold=threshold, includeAA=threshold == 0)
            times.append((time.perf_counter() - start) * 1000)
        figures.append(f"{statistics.median(times):.4f} {count}")
    print(" ".join(figures))

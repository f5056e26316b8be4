#!/bin/sh
# Builds CPixels with the address and undefined-behaviour sanitizers, and calls its functions with hostile values.
# usage: Scripts/fuzz-pixels.sh [first seed] [seconds] [calls]
# CC names a clang; without it, the toolchain's own is taken.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
compiler=${CC:-$(command -v clang || true)}
if [ -z "$compiler" ]; then
    echo "There is no clang. Set CC to the one of the Swift toolchain." >&2
    exit 2
fi
"$compiler" -O1 -g -fno-omit-frame-pointer -fno-sanitize-recover=all \
    -fsanitize=address,undefined,float-cast-overflow \
    -I "$root/Sources/CPixels/include" "$root"/Sources/CPixels/*.c "$root/Fuzz/Pixels/pixels.c" -lm -o "$folder/pixels"
# The limit of time ends a function that never returns.
ASAN_OPTIONS=detect_leaks=1 timeout "$((${2:-10} + 60))" "$folder/pixels" "${1:-1}" "${2:-10}" "${3:-0}" || {
    status=$?
    echo "Found. The last seed above is near; FUZZ_TRACE=1 prints each." >&2
    exit "$([ "$status" -eq 2 ] && echo 2 || echo 1)"
}

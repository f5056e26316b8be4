#!/usr/bin/env bash
# Runs a command that sees this checkout in /mnt/darkroom, wherever it lies.
#
#     Scripts/same-place.sh <command> <argument> …
#
# Compilers write the paths of sources into what they make. So the bytes do not depend on the folder.
# Where the system allows no such view, the command runs in this folder.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
place=/mnt/darkroom
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}
cd "$root"
if [[ $root == "$place" ]]; then exec "$@"; fi
view=(bwrap --dev-bind / / --tmpfs /mnt --bind "$root" "$place" --chdir "$place" --die-with-parent)
if "${view[@]}" true 2>/dev/null; then exec "${view[@]}" "$@"; fi
echo "warning: bubblewrap cannot run here, so the bytes depend on the path of this folder." >&2
exec "$@"

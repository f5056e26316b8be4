#!/usr/bin/env bash
# Installs Darkroom from its checkout, which this script lies in, unless it is there. A cache may keep the folder.
#
#     docs/ci/install-tool.sh <prefix>
#
# On GitHub, the folder of the tool is added to the PATH of later steps.
set -euo pipefail

prefix=${1:?write install-tool.sh <prefix>}
checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# The libraries are the machine's, so a restored tool needs them too.
make -C "$checkout" setup
if ! "$prefix/bin/darkroom" --version >/dev/null 2>&1; then make -C "$checkout" install PREFIX="$prefix"; fi
if [[ -n ${GITHUB_PATH:-} ]]; then echo "$prefix/bin" >>"$GITHUB_PATH"; fi

#!/usr/bin/env bash
# Tests the package and the tarball of dist/ in a bare Debian or Ubuntu: installs, draws a folder, verifies goldens, removes,
# and looks for what is left. Prints the seconds of each step.
#
#     Scripts/dist-test.sh <dist folder> [system; default: this machine's, for example debian12]
#
# If the dist folder has no package for another system, it is built there first. If the mirror of another system cannot be
# reached, nothing is tested, and a line says so.
#
# Needs root, debootstrap, the distribution's mirror (MIRROR chooses this machine's) and Swift on the PATH, which the bare
# system sees at its own place. BASE names a folder that keeps bare systems for the next test.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
dist=$(cd "${1:?the folder with the package is missing}" && pwd)
. "$root/Scripts/bare-system.sh"

fail() {
    printf 'error: %s\n' "$@" >&2
    exit 1
}
choose_system "${2:-}"

[[ $EUID -eq 0 ]] || fail "The test makes a system of its own, so it must run as root."
command -v debootstrap >/dev/null || fail "debootstrap is missing. Install it: apt-get install debootstrap."
if [[ $ID$VERSION_ID != "$own_system" ]] && ! mirror_answers; then
    echo "$PRETTY_NAME is not tested: its mirror $(system_mirror) cannot be reached."
    exit
fi
made() {
    package=$(ls "$dist"/darkroom_*_"$ID$VERSION_ID"-*.deb 2>/dev/null | tail -1)
    tarball=$(ls "$dist"/darkroom-*-"$ID$VERSION_ID"-*.tar.xz 2>/dev/null | tail -1)
    [[ -n $package && -n $tarball ]]
}
made || [[ $ID$VERSION_ID == "$own_system" ]] || "$root/Scripts/dist-elsewhere.sh" "$dist" "$ID$VERSION_ID"
made || fail "$dist has no package for $ID $VERSION_ID. Run make dist."
swift=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")

own_mounts "$@"
work=$(mktemp -d)
system=$work/system
finish() { remove_unmounted "$work" "$system$swift" "$system/proc" "$system/dev"; }
trap finish EXIT

inside() { inside_system "$system" "$swift" "$@"; }
files() { (cd "$system" && find . -xdev \( -path ./proc -o -path ./dev -o -path "./tmp" -o -path "./var" -o -path ./root -o -path ".$swift" \) -prune -o -print | sort); }

bare() {
    mkdir "$system"
    make_bare_system "$system"
    mount_into "$system" "$swift"
}
needed() {
    # Each package is a word of its own.
    # shellcheck disable=SC2046
    inside apt-get update --quiet=2 && inside apt-get install --yes --quiet=2 --no-install-recommends "${toolchain_needs[@]}" \
        $(package_needs "$package")
}
draw() {
    local folder=$1 command=$2
    inside "$command" render /root/StreakWidget --date 2026-06-09T16:41:00Z --time-zone America/Los_Angeles --output "$folder"
    test -s "$system$folder/StreakWidget/systemSmall.png"
}
accepting() {
    cp -R "$system/root/golden" "$system/root/fewer"
    rm "$system/root/fewer/StreakWidget/systemSmall.png"
    inside darkroom verify /root/StreakWidget --golden /root/fewer --output /root/difference >"$work/difference" 2>&1 || true
    grep --quiet "; darkroom accept /root/difference takes " "$work/difference"
}
removed() {
    inside apt-get purge --yes --quiet=2 darkroom
    files >"$work/after"
    diff "$work/before" "$work/after"
}
unpacked() {
    mkdir "$system/root/unpacked"
    tar --extract --xz --file "$tarball" --directory "$system/root/unpacked" --strip-components 1
    rm -rf "$system/root/.cache" "$system/root/pictures"
    draw /root/pictures /root/unpacked/bin/darkroom
    inside /root/unpacked/bin/darkroom verify /root/StreakWidget --golden /root/golden --output /root/verification
}

step "a bare $PRETTY_NAME" bare
step "the libraries that the package and Swift need" needed
files >"$work/before"
cp "$package" "$system/tmp/darkroom.deb"
cp -R "$root/Examples/StreakWidget" "$system/root/StreakWidget"
cp -R "$root/golden/StreakWidget" "$system/root/golden"
step "installing the package" inside apt-get install --yes --quiet=2 --no-install-recommends /tmp/darkroom.deb
step "darkroom doctor" inside darkroom doctor
step "the first picture of a folder" draw /root/pictures darkroom
step "verifying goldens" inside darkroom verify /root/StreakWidget --golden /root/golden --output /root/verification
step "a message names the command that accepts pictures" accepting
step "manual pages and completions" test -f "$system/usr/share/man/man1/darkroom-render.1.gz" -a -f "$system/usr/share/bash-completion/completions/darkroom"
step "removing the package; nothing is left" removed
step "the tarball draws and verifies the same" unpacked
echo "The package and the tarball work on $PRETTY_NAME."

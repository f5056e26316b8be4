#!/usr/bin/env bash
# Builds the package and the tarball of another release of Debian or Ubuntu, in a bare system that debootstrap makes, with
# this machine's Swift. Prints the seconds of each step.
#
#     Scripts/dist-elsewhere.sh <dist folder> <system: debian12, debian13, ubuntu22.04 or ubuntu24.04>
#
# The sources are those of this folder, without what git ignores; the fonts and the Swift packages that this folder has are
# taken along. Needs root, debootstrap, the system's mirror and Swift on the PATH. BASE names a folder that keeps bare
# systems for the next time.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/Scripts/bare-system.sh"

fail() {
    printf 'error: %s\n' "$@" >&2
    exit 1
}

[[ $EUID -eq 0 ]] || fail "The package is built in a system of its own, so the script must run as root."
command -v debootstrap >/dev/null || fail "debootstrap is missing. Install it: apt-get install debootstrap."
mkdir -p "${1:?the folder for the package is missing}"
dist=$(cd "$1" && pwd)
choose_system "${2:?the system is missing}"
swift=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}

own_mounts "$@"
work=$(mktemp -d "${TMPDIR:-/var/tmp}/darkroom-dist.XXXXXX")
system=$work/system
# The place where the compiler sees the sources everywhere, as same-place.sh explains.
place=/mnt/darkroom
finish() { remove_unmounted "$work" "$system$swift" "$system/proc" "$system/dev"; }
trap finish EXIT

inside() { inside_system "$system" "$swift" env SOURCE_DATE_EPOCH="$SOURCE_DATE_EPOCH" "$@"; }

bare() {
    mkdir "$system"
    make_bare_system "$system"
    mount_into "$system" "$swift"
}
sources() {
    mkdir -p "$system$place/.build/dist"
    git -C "$root" ls-files -z | tar --create --directory "$root" --null --files-from=- | tar --extract --directory "$system$place"
    if [[ -d $root/Resources/Fonts ]]; then cp -R "$root/Resources/Fonts" "$system$place/Resources/"; fi
    # SwiftPM's copies of other packages name their folder, so they are made where the system has them.
    "$root/Scripts/same-place.sh" swift package --scratch-path .build/dist resolve
    cp -a "$root"/.build/dist/{checkouts,repositories,workspace-state.json} "$system$place/.build/dist/"
    cp "$root/Package.resolved" "$system$place/"
}
needed() {
    inside apt-get update --quiet=2 && inside apt-get install --yes --quiet=2 --no-install-recommends "${toolchain_needs[@]}" \
        libc6-dev libstdc++-12-dev libcurl4 libxml2 dpkg-dev git make python3-pip && inside "$place/Scripts/setup.sh" || return
    # pip reaches its index as this machine does.
    cp /etc/ssl/certs/ca-certificates.crt "$system/etc/ssl/certs/" && cp /etc/pip.conf "$system/etc/" 2>/dev/null || true
}
build() { inside make --directory "$place" dist; }

step "a bare $PRETTY_NAME to build in" bare
step "the sources" sources
step "the libraries that Darkroom and Swift need" needed
step "make dist" build
cat "$system$place/dist/SHA256SUMS" >>"$dist/SHA256SUMS"
mv "$system$place"/dist/darkroom[-_]* "$dist/"

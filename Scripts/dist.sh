#!/usr/bin/env bash
# Packs a built Darkroom as a tarball and a Debian package.
#
#     Scripts/dist.sh <build folder> <output folder>
#
# Both have the tool, what widgets are compiled and linked against, fonts, manual pages and completions. The font of symbols
# has only the glyphs that Darkroom draws. The same build gives the same bytes: files have the time of the last commit
# (SOURCE_DATE_EPOCH chooses another) and the owner root.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$(cd "${1:?the build folder is missing}" && pwd)
mkdir -p "${2:?the output folder is missing}"
output=$(cd "$2" && pwd)
umask 022
export LC_ALL=C TZ=UTC
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}

fail() {
    printf 'error: %s\n' "$@" >&2
    exit 2
}

for command in dpkg-deb dpkg-shlibdeps xz; do
    command -v "$command" >/dev/null || fail "$command is missing. Install it: apt-get install dpkg-dev xz-utils."
done

version=$(sed -n 's/.*static let current = "\(.*\)"/\1/p' "$root/Sources/Processes/DarkroomVersion.swift")
architecture=$(dpkg --print-architecture)
. /etc/os-release
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Everything below is what the tarball unpacks to, and what the package puts in /usr.
tree=$work/darkroom-$version
DESTDIR= PREFIX=$tree PACKED=yes "$root/Scripts/install.sh" install "$build" >/dev/null
tool=$tree/lib/darkroom/darkroom

# The tool needs the libraries of the toolchain whose compiler it runs, and that may lie anywhere.
rm "$tree/bin/darkroom"
install -m 755 "$root/Scripts/launch.sh" "$tree/bin/darkroom"

mkdir -p "$tree/share/man/man1" "$tree/share/bash-completion/completions" "$tree/share/zsh/vendor-completions" \
    "$tree/share/fish/vendor_completions.d" "$tree/share/doc/darkroom" "$tree/share/darkroom/ci"
"$tool" --generate-completion-script bash >"$tree/share/bash-completion/completions/darkroom"
"$tool" --generate-completion-script zsh >"$tree/share/zsh/vendor-completions/_darkroom"
"$tool" --generate-completion-script fish >"$tree/share/fish/vendor_completions.d/darkroom.fish"
"$root/Scripts/manual.sh" "$tool" "$tree/share/man/man1"
gzip -9n "$tree"/share/man/man1/*
# The steps of CI jobs, for images that have no checkout.
install -m 755 "$root"/docs/ci/*.sh "$tree/share/darkroom/ci/"
cp "$root/README.md" "$tree/share/doc/darkroom/"
gzip -9nc "$root/CHANGELOG.md" >"$tree/share/doc/darkroom/changelog.gz"
cat "$root/NOTICE" "$root/LICENSE" >"$tree/share/doc/darkroom/copyright"

find "$work" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
tarball=darkroom-$version-$ID$VERSION_ID-$architecture.tar.xz
tar --create --directory "$work" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
    --format=gnu "darkroom-$version" | xz -6 -T2 --block-size=16MiB >"$output/$tarball.part"

package=$work/package
mkdir -p "$package/DEBIAN" "$package/debian" "$package/usr"
cp -a "$tree/." "$package/usr/"
swift=$(swiftc -print-target-info | sed -n 's/.*"compilerVersion": "\(.*\)",/\1/p')
# The libraries that the two programs are linked with, by the distribution's own rules. Swift is no package of it.
printf 'Source: darkroom\n\nPackage: darkroom\nArchitecture: any\n' >"$package/debian/control"
linked=$(cd "$package" && dpkg-shlibdeps --ignore-missing-info -l"$(dirname "$(readlink -f "$(command -v swiftc)")")/../lib/swift/linux" \
    -l"usr/lib/darkroom" -O -e usr/lib/darkroom/darkroom -e usr/lib/darkroom/libDarkroomRuntime.so 2>/dev/null |
    sed -n 's/^shlibs:Depends=//p') || fail "dpkg-shlibdeps does not know the packages of the libraries."
rm -r "$package/debian"
# Widgets are compiled against headers and linked, so the libraries' development files are needed too.
headers=$("$root/Scripts/setup.sh" --list-libraries | paste -sd, | sed 's/,/, /g')
cat >"$package/DEBIAN/control" <<CONTROL
Package: darkroom
Version: $version
Architecture: $architecture
Maintainer: The Darkroom authors <darkroom@localhost>
Section: devel
Priority: optional
Installed-Size: $(du -sk --apparent-size "$package/usr" | cut -f1)
Depends: $linked, $headers, pkg-config, xz-utils, libc6-dev, libstdc++-12-dev | libstdc++-dev, libcurl4, libxml2
Description: renders WidgetKit widgets to pictures
 Compiles the unmodified sources of a widget extension, lays its views out and
 writes PNGs: previews of each family, timelines, and goldens to test against.
 .
 It needs the toolchain that it was built with on the PATH: $swift.
CONTROL
find "$package" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
deb=darkroom_${version}_$ID$VERSION_ID-$architecture.deb
dpkg-deb --root-owner-group -Zxz --build "$package" "$output/$deb.part" >/dev/null
# Packages of other sources, and other systems' packages of them, are no longer up to date.
find "$output" -maxdepth 1 -name 'darkroom[-_]*' ! -name '*.part' -delete
mv "$output/$tarball.part" "$output/$tarball"
mv "$output/$deb.part" "$output/$deb"

(cd "$output" && sha256sum "$tarball" "$deb" >SHA256SUMS)
printf 'Wrote %s.\n' "${output#"$root"/}/$tarball" "${output#"$root"/}/$deb"
printf 'Installed, they take %s MB.\n' "$(($(du -sk --apparent-size "$tree" | cut -f1) / 1000))"

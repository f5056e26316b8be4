#!/usr/bin/env bash
# Makes an OCI image with Darkroom and the parts of Swift that it needs, without a daemon, and tests it as a chroot.
#
#     Scripts/image.sh <dist folder>
#
# Reads the Debian package of `make dist` and writes darkroom-VERSION-SYSTEM-ARCHITECTURE.oci.tar beside it, which podman,
# skopeo, buildah and `docker load` read. The same package and the same bare system give the same image: its files have the
# time of the last commit (SOURCE_DATE_EPOCH chooses another).
#
# Needs root, buildah, debootstrap, the distribution's mirror (MIRROR chooses one) and Swift on the PATH. BASE names a folder
# that keeps bare systems for the next image.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
dist=$(cd "${1:?the folder with the package is missing}" && pwd)
. "$root/Scripts/bare-system.sh"
choose_system
umask 022
export LC_ALL=C TZ=UTC
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}

fail() {
    printf 'error: %s\n' "$@" >&2
    exit 1
}

[[ $EUID -eq 0 ]] || fail "The image's files belong to root, so it must be made as root."
for command in buildah debootstrap; do
    command -v "$command" >/dev/null || fail "$command is missing. Install it: apt-get install $command."
done
package=$(ls "$dist"/darkroom_*_"$ID$VERSION_ID"-*.deb 2>/dev/null | tail -1)
[[ -n $package ]] || fail "$dist has no package for $ID $VERSION_ID. Run make dist."
version=$(dpkg-deb --field "$package" Version)
architecture=$(dpkg-deb --field "$package" Architecture)
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
# The toolchain has one place in all images.
swift=/opt/swift/usr
image=darkroom-$version-$ID$VERSION_ID-$architecture.oci.tar

own_mounts "$@"
work=$(mktemp -d "${TMPDIR:-/var/tmp}/darkroom-image.XXXXXX")
storage=(buildah --root "$work/storage" --runroot "$work/run" --storage-driver vfs)
finish() {
    "${storage[@]}" umount --all >/dev/null 2>&1 || true
    remove_unmounted "$work" "$work/unpacked/proc"
}
trap finish EXIT

container=$("${storage[@]}" from scratch)
system=$("${storage[@]}" mount "$container")

# What compiles and links widgets and fetches packages. Debuggers, editors' servers, static libraries and other systems' are
# left out.
copy_toolchain() {
    mkdir -p "$system$swift"
    tar --create --directory "$toolchain" --anchored \
        --exclude=./bin/lldb* --exclude=./bin/sourcekit-lsp --exclude=./bin/clangd --exclude=./bin/docc --exclude=./bin/swift-format \
        --exclude=./bin/wasmkit --exclude=./bin/swift-build-sdk-interfaces --exclude=./bin/llvm-objdump --exclude=./bin/llvm-cov \
        --exclude=./lib/liblldb* --exclude=./lib/libsourcekitd* --exclude=./lib/libSwiftSourceKit* --exclude=./lib/libLTO* \
        --exclude=./lib/libclang* --exclude=./lib/swift_static --exclude=./lib/swift/embedded --exclude=./lib/swift/migrator \
        --exclude=./local --exclude=./share/man --exclude=./share/doc . |
        tar --extract --directory "$system$swift" --no-same-owner
}
install_package() {
    cp "$package" "$system/darkroom.deb"
    # Each package is a word of its own.
    # shellcheck disable=SC2046
    inside_system "$system" "$swift" apt-get update --quiet=2 &&
        inside_system "$system" "$swift" apt-get install --yes --quiet=2 --no-install-recommends "${toolchain_needs[@]}" \
            $(package_needs "$package") ca-certificates curl git jq bubblewrap make &&
        inside_system "$system" "$swift" apt-get install --yes --quiet=2 --no-install-recommends /darkroom.deb
}
# What differs from one making to the next, and what nobody reads.
tidy() {
    rm -f "$system/darkroom.deb" "$system/etc/resolv.conf"
    # This machine's way to the mirror is not the image's.
    for file in /etc/apt/apt.conf.d/*; do
        inside_system "$system" "$swift" dpkg -S "$file" >/dev/null 2>&1 || rm -f "$system$file"
    done
    rm -rf "$system"/var/lib/apt/lists/* "$system"/var/cache/{apt,debconf,ldconfig,man}/* "$system"/var/log/* "$system"/tmp/* \
        "$system/root/.cache" "$system/var/lib/dpkg/"*-old "$system/var/cache/debconf/"*-old
    find "$system" -xdev -newermt "@$SOURCE_DATE_EPOCH" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
}
commit_image() {
    "${storage[@]}" config --env PATH="$swift/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" --env LANG=C.UTF-8 \
        --cmd '["darkroom", "--help"]' --workingdir /work \
        --label org.opencontainers.image.title=darkroom --label org.opencontainers.image.version="$version" \
        --label org.opencontainers.image.licenses=Apache-2.0 "$container"
    "${storage[@]}" commit --quiet --format oci --timestamp "$SOURCE_DATE_EPOCH" "$container" "oci-archive:$dist/$image.part:darkroom:$version"
    mv "$dist/$image.part" "$dist/$image"
}

# The layers of the written file, as a container's engine lays them over each other.
unpack_image() {
    mkdir "$work/archive" "$work/unpacked"
    tar --extract --file "$dist/$image" --directory "$work/archive"
    python3 - "$work/archive" >"$work/layers" <<'PY'
import json, pathlib, sys
root = pathlib.Path(sys.argv[1])
read = lambda digest: json.loads((root / "blobs" / digest.replace(":", "/")).read_text())
manifest = read(json.loads((root / "index.json").read_text())["manifests"][0]["digest"])
configuration = read(manifest["config"]["digest"])
assert "PATH=/opt/swift/usr/bin:" in "".join(configuration["config"]["Env"]), configuration["config"]["Env"]
for layer in manifest["layers"]:
    print(root / "blobs" / layer["digest"].replace(":", "/"))
PY
    while read -r layer; do tar --extract --file "$layer" --directory "$work/unpacked"; done <"$work/layers"
    rm -rf "$work/archive"
}
draw() {
    cp -R "$root/Examples/StreakWidget" "$work/unpacked/root/StreakWidget"
    cp -R "$root/golden/StreakWidget" "$work/unpacked/root/golden"
    mkdir -p "$work/unpacked"/{dev,proc} && mount -t proc proc "$work/unpacked/proc"
    [[ -e $work/unpacked/dev/null ]] || mknod -m 666 "$work/unpacked/dev/null" c 1 3
    inside_system "$work/unpacked" "$swift" darkroom render /root/StreakWidget --date 2026-06-09T16:41:00Z \
        --time-zone America/Los_Angeles --output /root/pictures
    test -s "$work/unpacked/root/pictures/StreakWidget/systemSmall.png"
    inside_system "$work/unpacked" "$swift" darkroom verify /root/StreakWidget --golden /root/golden --output /root/verification
}

step "a bare $PRETTY_NAME" make_bare_system "$system"
step "Swift" copy_toolchain
step "the package and what it needs" install_package
step "leaving out what nobody reads" tidy
step "writing $image" commit_image
"${storage[@]}" rm "$container" >/dev/null
step "unpacking it" unpack_image
step "drawing and verifying in it" draw
printf 'Wrote %s, %s MB.\n' "$dist/$image" "$(($(stat -c %s "$dist/$image") / 1000000))"

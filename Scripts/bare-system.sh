# A bare Debian or Ubuntu in a folder, of the release of this machine; dist-test.sh and image.sh source this file.
#
# BASE names a folder that keeps the bare system for the next time, MIRROR the mirror that it comes from.

# Starts the script again with mounts of its own, so that none is left when it ends, however it ends.
own_mounts() {
    if [[ -z ${DARKROOM_OWN_MOUNTS:-} ]]; then DARKROOM_OWN_MOUNTS=1 exec unshare --mount --propagation private "$0" "$@"; fi
}

# Unmounts places below a folder, and removes the folder. Nothing is removed while a folder of this machine is mounted below.
remove_unmounted() {
    local folder=$1 place
    shift
    for place in "$@"; do
        if mountpoint --quiet "$place"; then umount --lazy "$place" || return; fi
    done
    if ! grep -q " $folder/" /proc/self/mounts; then rm -rf --one-file-system "$folder"; fi
}

# Runs a command and prints its seconds, or the end of its output if it fails. The output goes to a file in $work.
step() {
    local name=$1 start=$SECONDS
    shift
    "$@" >"$work/log" 2>&1 || { tail -30 "$work/log" >&2; fail "$name failed."; }
    printf '%4d s  %s\n' "$((SECONDS - start))" "$name"
}

# Makes the system in a folder. apt reaches the mirror as this machine does.
make_bare_system() {
    local system=$1 mirror=http://deb.debian.org/debian
    [[ $ID != ubuntu ]] || mirror=http://archive.ubuntu.com/ubuntu
    if [[ -n ${BASE:-} && -d $BASE/etc ]]; then
        cp -a "$BASE/." "$system/"
    else
        debootstrap --variant=minbase "$VERSION_CODENAME" "$system" "${MIRROR:-$mirror}"
        if [[ -n ${BASE:-} ]]; then cp -a "$system" "$BASE"; fi
    fi
    cp /etc/resolv.conf "$system/etc/" 2>/dev/null || true
    cp -a /etc/apt/apt.conf.d/. "$system/etc/apt/apt.conf.d/" 2>/dev/null || true
}

# Runs a command in the system, with a toolchain on its PATH.
inside_system() {
    local system=$1 swift=$2
    shift 2
    env -i PATH="$swift/bin:/usr/sbin:/usr/bin:/sbin:/bin" HOME=/root DEBIAN_FRONTEND=noninteractive LANG=C.UTF-8 chroot "$system" "$@"
}

# The packages that the toolchain itself needs; they are no dependency of Darkroom's package, because the toolchain is none.
toolchain_needs=(binutils libedit2 libncurses6 libsqlite3-0 libgcc-12-dev tzdata zlib1g)

# The packages that one of Darkroom's depends on.
package_needs() {
    dpkg-deb --field "$1" Depends | tr ',' '\n' | sed 's/(.*)//; s/|.*//'
}

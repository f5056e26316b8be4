# A bare Debian or Ubuntu in a folder, of the release of this machine; dist-test.sh and image.sh source this file.
#
# BASE names a folder that keeps the bare system for the next time, MIRROR the mirror that it comes from.

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

# A bare Debian or Ubuntu in a folder; dist-elsewhere.sh, dist-test.sh and image.sh source this file.
#
# BASE names a folder that keeps bare systems for the next time, MIRROR the mirror that this machine's own release comes from.

# Sets what /etc/os-release would say in a system: debian12, debian13, ubuntu22.04, ubuntu24.04. Without a name, it is this
# machine's own.
choose_system() {
    . /etc/os-release
    own_system=$ID$VERSION_ID
    [[ ${1:-$own_system} != "$own_system" ]] || return 0
    MIRROR=
    case $1 in
    debian12) ID=debian VERSION_ID=12 VERSION_CODENAME=bookworm PRETTY_NAME="Debian 12" ;;
    debian13) ID=debian VERSION_ID=13 VERSION_CODENAME=trixie PRETTY_NAME="Debian 13" ;;
    ubuntu22.04) ID=ubuntu VERSION_ID=22.04 VERSION_CODENAME=jammy PRETTY_NAME="Ubuntu 22.04" ;;
    ubuntu24.04) ID=ubuntu VERSION_ID=24.04 VERSION_CODENAME=noble PRETTY_NAME="Ubuntu 24.04" ;;
    *) fail "$1 is no system that packages are made for. They are debian12, debian13, ubuntu22.04 and ubuntu24.04." ;;
    esac
}

system_mirror() {
    if [[ -n ${MIRROR:-} ]]; then
        echo "$MIRROR"
    elif [[ $ID == ubuntu ]]; then
        echo http://archive.ubuntu.com/ubuntu
    else
        echo http://deb.debian.org/debian
    fi
}

# Whether the mirror has the release, as debootstrap asks it.
mirror_answers() {
    wget --quiet --tries 2 --timeout 20 --output-document /dev/null "$(system_mirror)/dists/$VERSION_CODENAME/Release"
}

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

# The keys that sign Ubuntu's releases. Debian has no package of them, so Ubuntu's own is taken by its sum.
ubuntu_keyring() {
    local installed=/usr/share/keyrings/ubuntu-archive-keyring.gpg package=pool/main/u/ubuntu-keyring/ubuntu-keyring_2023.11.28.1_all.deb
    local sum=36de43b15853ccae0028e9a767613770c704833f82586f28eb262f0311adb8a8
    if [[ ! -e $installed ]]; then
        wget --quiet --output-document "$work/keyring.deb" "$(system_mirror)/$package" &&
            echo "$sum  $work/keyring.deb" | sha256sum --check --quiet >&2 && dpkg-deb --extract "$work/keyring.deb" "$work/keyring" || return
        installed=$work/keyring$installed
    fi
    echo "$installed"
}

# Makes the chosen system in a folder. apt reaches the mirror as this machine does.
make_bare_system() {
    local system=$1 base=${BASE:+$BASE/$ID$VERSION_ID} options=(--variant=minbase) script=() keyring
    if [[ -n $base && -d $base/etc ]]; then
        cp -a "$base/." "$system/"
    else
        if [[ $ID == ubuntu ]]; then
            keyring=$(ubuntu_keyring) || return
            # Some of the libraries are in Ubuntu's universe. A Debian's debootstrap knows old names of Ubuntu's releases alone.
            options+=(--components=main,universe --keyring="$keyring")
            if [[ ! -e /usr/share/debootstrap/scripts/$VERSION_CODENAME ]]; then script=(/usr/share/debootstrap/scripts/gutsy); fi
        fi
        debootstrap "${options[@]}" "$VERSION_CODENAME" "$system" "$(system_mirror)" "${script[@]}"
        if [[ -n $base ]]; then mkdir -p "$BASE" && cp -a "$system" "$base"; fi
    fi
    cp /etc/resolv.conf "$system/etc/" 2>/dev/null || true
    cp -a /etc/apt/apt.conf.d/. "$system/etc/apt/apt.conf.d/" 2>/dev/null || true
}

# Lets the system see this machine's devices, processes and Swift.
mount_into() {
    local system=$1 swift=$2
    mount --bind /dev "$system/dev"
    mount -t proc proc "$system/proc"
    mkdir -p "$system$swift"
    mount --bind -o ro "$swift" "$system$swift"
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

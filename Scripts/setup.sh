#!/usr/bin/env bash
# Installs the dependencies of Darkroom on Debian 12 or 13, Ubuntu 22.04 or 24.04, and fetches its fonts. If nothing is
# missing, it ends in under a second. With --browser, it also installs Chromium, which tests of the studio's page need.
# With --list-libraries, it only prints the packages with the libraries.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly required_swift=6.0
readonly swift_downloads=https://www.swift.org/install/linux/
readonly packages=(
    ca-certificates make pkg-config python3 xz-utils
    libcairo2-dev libpango1.0-dev librsvg2-dev libpoppler-glib-dev libgdk-pixbuf-2.0-dev libdeflate-dev
    libwebp-dev libgif-dev libimagequant-dev libyaml-dev
    libssl-dev libqrencode-dev libzint-dev
    webp-pixbuf-loader heif-gdk-pixbuf
)
# Packages that are only installed where they exist: newer distributions have a separate HEIC decoder, and --sandbox needs
# bubblewrap.
readonly packages_where_known=(libheif-plugin-libde265 bubblewrap)

fail() {
    printf 'error: %s\n' "$@" >&2
    exit 1
}

as_root() {
    if [[ $EUID -eq 0 ]]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        fail "\`$*\` requires root privileges, and sudo is not installed." "Run it as root, then run \`make setup\` again."
    fi
}

apt_get() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get \
        -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@" </dev/null
}

package_lists_are_fresh=false
update_package_lists() {
    if [[ $package_lists_are_fresh == false ]]; then
        apt_get update --quiet=2
        package_lists_are_fresh=true
    fi
}

is_installed() {
    [[ $(dpkg-query --show --showformat '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

check_swift() {
    command -v swift >/dev/null ||
        fail "swift is not on the PATH." "Install Swift $required_swift or newer from $swift_downloads"
    local version
    version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
    [[ -n $version ]] || fail "\`swift --version\` did not print a version."
    [[ $(printf '%s\n' "$required_swift" "$version" | sort --version-sort | head -n 1) == "$required_swift" ]] ||
        fail "Swift $version is too old; Darkroom needs $required_swift or newer ($swift_downloads)."
}

install_packages() {
    command -v apt-get >/dev/null ||
        fail "apt-get is not installed; setup supports Debian and Ubuntu." \
            "Install the equivalents of: ${packages[*]}"
    local missing=() name
    for name in "${packages[@]}"; do
        is_installed "$name" || missing+=("$name")
    done
    if [[ ${#missing[@]} -gt 0 ]]; then
        update_package_lists
        for name in "${packages_where_known[@]}"; do
            apt-cache show "$name" >/dev/null 2>&1 && missing+=("$name")
        done
        echo "Installing ${missing[*]}"
        apt_get install --yes --quiet=2 --no-install-recommends "${missing[@]}" >/dev/null ||
            fail "apt-get could not install ${missing[*]}."
    fi
}

fetch_fonts() {
    Scripts/fetch-fonts.py --check 2>/dev/null && return
    if ! python3 -m pip --version >/dev/null 2>&1; then
        update_package_lists
        echo "Installing python3-pip"
        apt_get install --yes --quiet=2 --no-install-recommends python3-pip >/dev/null ||
            fail "apt-get could not install python3-pip."
    fi
    apt-cache show fonts-noto-color-emoji >/dev/null 2>&1 || update_package_lists
    if ! Scripts/fetch-fonts.py; then
        # Old package lists contain versions that the mirror no longer has.
        [[ $package_lists_are_fresh == false ]] || fail "the fonts could not be fetched."
        echo "Trying again with fresh package lists."
        update_package_lists
        Scripts/fetch-fonts.py || fail "the fonts could not be fetched."
    fi
}

# Ubuntu has Chromium as a snap alone. There the tests that need a browser are skipped.
install_browser() {
    local name
    for name in chromium-headless-shell chromium chromium-browser google-chrome; do
        command -v "$name" >/dev/null && return
    done
    apt-cache show chromium-headless-shell >/dev/null 2>&1 || update_package_lists
    if ! apt-cache show chromium-headless-shell >/dev/null 2>&1; then
        echo "There is no package chromium-headless-shell; the tests of the studio's page are skipped."
        return
    fi
    echo "Installing chromium-headless-shell"
    apt_get install --yes --quiet=2 --no-install-recommends chromium-headless-shell >/dev/null ||
        echo "apt-get could not install chromium-headless-shell; the tests of the studio's page are skipped."
}

if [[ ${1:-} == --list-libraries ]]; then
    printf '%s\n' "${packages[@]}" | grep -E '^lib|-loader$|-pixbuf$'
    exit
fi
check_swift
install_packages
fetch_fonts
if [[ ${1:-} == --browser ]]; then install_browser; fi

#!/bin/sh
# Starts Darkroom with the libraries of the Swift toolchain on the PATH, whose compiler it needs anyway.
swiftc=$(command -v swiftc) || {
    echo 'error: swiftc is not on the PATH. Install Swift from https://www.swift.org/install/linux/.' >&2
    exit 2
}
libraries=$(dirname "$(dirname "$(readlink -f "$swiftc")")")/lib/swift/linux
# The compiler of a version manager is a program that starts the chosen one, and only that one knows its place.
[ -e "$libraries/libswiftCore.so" ] ||
    libraries=$("$swiftc" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)",\{0,1\}/\1\/linux/p')
LD_LIBRARY_PATH=$libraries${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export LD_LIBRARY_PATH
# Messages name the command as the user can write it.
DARKROOM_TOOL=$0
[ "$(command -v darkroom)" != "$0" ] || DARKROOM_TOOL=darkroom
export DARKROOM_TOOL
exec "$(dirname "$(readlink -f "$0")")/../lib/darkroom/darkroom" "$@"

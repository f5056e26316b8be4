#!/usr/bin/env bash
# Installs a built Darkroom so that it works without its checkout.
#
#     Scripts/install.sh install <build folder>     to $DESTDIR$PREFIX/lib/darkroom, and bin/darkroom that leads there
#     Scripts/install.sh uninstall
#
# With PACKED=yes the modules and the fonts are one archive, which the first run unpacks into the cache, and the font of symbols
# has only the glyphs that Darkroom draws.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
prefix=${PREFIX:-/usr/local}
target=${DESTDIR:-}$prefix/lib/darkroom
command=${DESTDIR:-}$prefix/bin/darkroom
umask 022

fail() {
    printf 'error: %s\n' "$@" >&2
    exit 2
}

[[ $prefix == /* ]] || fail "PREFIX must be an absolute path, and is $prefix."

uninstall() {
    if [[ -L $command && $(readlink "$command") == ../lib/darkroom/darkroom ]]; then rm "$command"; fi
    rm -rf "$target"
}

# The linker's options, a line each, for the C libraries that Package.swift names; pkg-config does not know older
# distributions' giflib, and zint nowhere.
library_flags() {
    local libraries
    # Nothing is linked with the two that CDeferredLibraries loads.
    mapfile -t libraries < <(sed -n 's/.*pkgConfig: "\([^"]*\)".*/\1/p' "$root/Package.swift" | grep -vE '^(librsvg|poppler)')
    { pkg-config --libs "${libraries[@]}" && echo -lgif && echo -lzint; } | tr -s ' ' '\n' | sed '/^$/d; /^-pthread$/d'
}

# Clears the section that without-hashes.ld leaves out in a program that is linked already.
clear_hashes() {
    local size
    size=$(objdump -h "$1" | awk '$2 == ".swift_modhash" { print $3 }')
    [[ -n $size ]] || return 0
    head -c "$((16#$size))" /dev/zero >"$1.hashes"
    objcopy --update-section .swift_modhash="$1.hashes" "$1"
    rm "$1.hashes"
}

# Copies the modules, objects and C headers that widgets are compiled and linked against from a build folder.
stage() {
    local build=$1 stage=$2 objects module map header
    objects=$build/darkroom.product/Objects.LinkFileList
    [[ -x $build/darkroom && -f $objects ]] || fail "$build does not contain Darkroom. Run make install, which builds it."
    mkdir -p "$stage/Modules" "$stage/ModuleMaps"

    cp "$build/DarkroomMacros-tool" "$stage/"
    clear_hashes "$stage/DarkroomMacros-tool"
    # The modules' code as the library that RuntimeLibrary.swift makes, and the tool linked with it, so that the code is
    # there once. Both go without what only debuggers read.
    local own='/(DarkroomTool|ProgramBuilding)\.build/'
    local -a flags
    mapfile -t flags < <(library_flags)
    flags+=(-l_FoundationICU -lstdc++ -use-ld=lld -Xlinker --strip-all -Xlinker --gc-sections -Xlinker --icf=all
        -Xlinker "$root/Scripts/without-hashes.ld")
    # The C library reads packed relocations since this version; they save two megabytes.
    [[ $(printf '%s\n' 2.36 "$(getconf GNU_LIBC_VERSION | cut -d' ' -f2)" | sort -V | head -1) != 2.36 ]] ||
        flags+=(-Xlinker -z -Xlinker pack-relative-relocs)
    # The libraries that most symbols are in come first, as RuntimeLibrary.swift explains.
    local folder first
    folder=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)",\{0,1\}/\1\/linux/p')
    first=("$folder"/lib{Foundation,swiftCore,FoundationEssentials,swift_Concurrency,_FoundationICU}.so)
    grep -vE "$own" "$objects" | sed 's/.*/"&"/' >"$stage/library-objects"
    grep -E "$own" "$objects" | sed 's/.*/"&"/' >"$stage/tool-objects"
    swiftc -emit-library -o "$stage/libDarkroomRuntime.so" -module-name DarkroomRuntime "@$stage/library-objects" "${flags[@]}" &&
        # The library comes first, because its clock and random numbers replace those of the libraries after it.
        (cd "$stage" && swiftc -emit-executable -o darkroom libDarkroomRuntime.so "${first[@]}" @tool-objects \
            -Xlinker --defsym=main=DarkroomTool_main -Xlinker -rpath -Xlinker "\$ORIGIN" "${flags[@]}") ||
        fail "The tool cannot be linked. Run make setup, then make install again."
    rm "$stage/library-objects" "$stage/tool-objects"

    # A module is included if one of its objects is, unless only the tool itself consists of it.
    sed -n 's|.*/\([^/]*\)\.build/.*|\1|p' "$objects" | sort -u | grep -vxE 'DarkroomTool|ProgramBuilding' | while read -r module; do
        if [[ -f $build/Modules/$module.swiftmodule ]]; then cp "$build/Modules/$module.swiftmodule" "$stage/Modules/"; fi
        # The module map of a C module contains the header's path in the build.
        map=$build/$module.build/module.modulemap
        [[ -f $map ]] || continue
        header=$(sed -n 's/.*header "\(.*\)".*/\1/p' "$map")
        [[ -f $header ]] || fail "$map does not name an existing header."
        mkdir -p "$stage/ModuleMaps/$module"
        install -m 644 "$(dirname "$header")"/*.h "$stage/ModuleMaps/$module/"
        sed "s|\"$(dirname "$header")/|\"|" "$map" >"$stage/ModuleMaps/$module/module.modulemap"
    done
    cp -R "$root"/Sources/CGraphicsLibraries/* "$stage/ModuleMaps/"
    cp -RL "$root/Resources" "$stage/Resources"
    cp "$root/LICENSE" "$root/NOTICE" "$stage/"
    # Only the compiler that wrote the modules can read them.
    swiftc -print-target-info | sed -n 's/.*"compilerVersion": "\(.*\)",/\1/p' >"$stage/swift-version"
}

# Packs modules and fonts as Installation.swift reads them.
pack() {
    local stage=$1
    "$root/Scripts/reduce-symbols.py" "$stage/Resources" "$stage/Resources/Fonts"
    mkdir "$stage/Packed" "$stage/Packed/Resources"
    mv "$stage/Modules" "$stage/Packed/"
    mv "$stage/Resources/Fonts" "$stage/Packed/Resources/"
    tar --create --directory "$stage/Packed" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --format=gnu . |
        xz -6 -T2 --block-size=16MiB >"$stage/Packed.tar.xz"
    rm -r "$stage/Packed"
}

case ${1:-} in
install)
    build=$(cd "${2:?the build folder is missing}" && pwd)
    mkdir -p "$(dirname "$target")" "$(dirname "$command")" 2>/dev/null && [[ -w $(dirname "$target") && -w $(dirname "$command") ]] ||
        fail "$(dirname "$target") cannot be written. Run it as root, or choose another folder: make install PREFIX=~/.local."
    part=$target.part.$$
    trap 'rm -rf "$part"' EXIT
    stage "$build" "$part"
    if [[ ${PACKED:-} == yes ]]; then pack "$part"; fi
    uninstall
    mv "$part" "$target"
    ln -sfn ../lib/darkroom/darkroom "$command"
    printf 'Installed %s.\n' "$command"
    ;;
uninstall)
    uninstall
    printf 'Removed %s.\n' "$command"
    ;;
*) fail "Use install.sh install <build folder>, or install.sh uninstall." ;;
esac

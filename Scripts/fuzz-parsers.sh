#!/bin/sh
# Gives bytes that libFuzzer makes to the parsers that read them themselves: lists of JSON, formats of strings, conditions of
# sources, Objective-C's syntax in them, Markdown and formats of predicates.
# usage: Scripts/fuzz-parsers.sh [seed] [seconds]
# What is found lies in .build/fuzz/parsers, with the inputs that reach new code.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
folder="$root/.build/fuzz/parsers"
mkdir -p "$folder/inputs"
sources="$root/Sources"
swiftc -O -sanitize=fuzzer,address -parse-as-library -package-name darkroom -module-name Parsers -o "$folder/parsers" \
    "$root/Fuzz/Parsers/Parsers.swift" "$sources/Files/Reading/JSONList.swift" "$sources/Files/Reading/ReportEncoding.swift" \
    "$sources/FoundationSupplement/Localization/FormatTemplate.swift" "$root/Sources/FoundationSupplement/Localization/EnglishInflection.swift" "$sources/ProgramBuilding/Conditions/ConditionScanner.swift" \
    "$sources/ProgramBuilding/Conditions/ObjectiveCSyntax.swift" "$sources"/FoundationSupplement/Markdown/*.swift \
    "$sources"/FoundationSupplement/Predicates/[!N]*.swift "$sources/FoundationSupplement/Predicates/NSPredicate+Format.swift"
cd "$folder"
SWIFT_BACKTRACE=enable=no ./parsers -seed="${1:-1}" -max_total_time="${2:-60}" -timeout=10 -rss_limit_mb=1024 -max_len=4096 \
    -detect_leaks=0 -print_final_stats=1 inputs || {
    echo "Found: see crash-*, timeout-* and oom-* in $folder. Made again by: $folder/parsers FILE" >&2
    exit 1
}

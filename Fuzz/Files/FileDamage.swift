import Foundation

/// Damages the bytes of files.
struct FileDamage {
    var numbers: SeededNumbers

    /// Returns damaged bytes.
    ///
    /// - Parameter other: a second file of the kind, of which parts are taken.
    mutating func damaged(_ data: Data, other: Data) -> Data {
        var bytes = [UInt8](data)
        let isText = !bytes.prefix(512).contains(0) && String(bytes: bytes, encoding: .utf8) != nil
        for _ in 0...numbers.below(3) {
            bytes =
                isText && numbers.chance(75)
                ? structure(of: bytes, other: [UInt8](other)) : plain(bytes, other: [UInt8](other))
        }
        if bytes.starts(with: FileDamage.pngStart), numbers.chance(80) { FileDamage.repairChecksums(&bytes) }
        return Data(bytes)
    }

    /// Changes bytes whatever they mean.
    private mutating func plain(_ bytes: [UInt8], other: [UInt8]) -> [UInt8] {
        var bytes = bytes
        guard !bytes.isEmpty else { return [UInt8(numbers.below(256))] }
        // Heads hold the sizes.
        let place = numbers.chance(40) ? numbers.below(min(64, bytes.count)) : numbers.below(bytes.count)
        switch numbers.below(9) {
        case 0: bytes[place] ^= 1 << UInt8(numbers.below(8))
        case 1: bytes[place] = numbers.pick([0, 1, 0x7F, 0x80, 0xFF])
        case 2: bytes = Array(bytes[..<place])
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + numbers.below(16)))
        case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 32)], at: place)
        case 5:
            let value: UInt32 = numbers.pick([0, 1, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0x10000, 0xFFFF, 0x1000_0000])
            let parts = (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * $0)) }
            for (offset, byte) in (numbers.chance(50) ? parts : parts.reversed()).enumerated()
            where place + offset < bytes.count {
                bytes[place + offset] = byte
            }
        case 6: bytes.swapAt(place, numbers.below(bytes.count))
        case 7: bytes = bytes[..<place] + other.suffix(max(0, other.count - place))
        default: bytes += (0..<numbers.below(64)).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
        }
        return bytes
    }

    /// Changes words, numbers and brackets of a text.
    private mutating func structure(of bytes: [UInt8], other: [UInt8]) -> [UInt8] {
        var tokens = FileDamage.tokens(bytes)
        guard tokens.count > 1 else { return plain(bytes, other: other) }
        let place = numbers.below(tokens.count)
        switch numbers.below(9) {
        case 0: tokens[place] = Array(numbers.pick(FileDamage.values).utf8)
        case 1:
            let words = tokens.indices.filter { tokens[$0].first.map(FileDamage.isWord) ?? false }
            if !words.isEmpty { tokens[numbers.pick(words)] = Array(numbers.pick(FileDamage.values).utf8) }
        case 2: tokens.swapAt(place, numbers.below(tokens.count))
        case 3: tokens.remove(at: place)
        case 4:
            let end = min(tokens.count, place + 1 + numbers.below(24))
            tokens.insert(contentsOf: tokens[place..<end], at: numbers.below(tokens.count))
        case 5:
            let end = min(tokens.count, place + 1 + numbers.below(24))
            tokens.removeSubrange(place..<end)
        case 6:
            let others = FileDamage.tokens(other)
            if !others.isEmpty { tokens[place] = numbers.pick(others) }
        case 7:
            let depth = numbers.pick([20, 500, 20_000])
            let (open, close) = numbers.pick([
                ("[", "]"), ("{\"a\":", "}"), ("(", ")"), ("<dict>", "</dict>"), ("- ", ""), ("&a ", ""),
            ])
            let isClosed = numbers.chance(70)
            tokens[place] = Array(
                (String(repeating: open, count: depth) + "1" + (isClosed ? String(repeating: close, count: depth) : ""))
                    .utf8)
        default:
            let words = tokens.indices.filter { tokens[$0].first.map(FileDamage.isWord) ?? false }
            if words.count > 1 { tokens[numbers.pick(words)] = tokens[numbers.pick(words)] }
        }
        return Array(tokens.joined())
    }

    private static let values = [
        "0", "-1", "1e400", "1e300", "-1e308", "9223372036854775807", "9223372036854775808", "-9223372036854775809",
        "4294967296", "NaN", "nan",
        "Infinity", "null", "true", "~", "\"\"", "''", "[]", "{}", "[[]]", "{\"a\": {}}", "../../../etc/passwd", "/", ".",
        "..", "%s%n%@", "%1$@%9999$@",
        "%#@a@", "$(A)", "${A:default=$(A)}", "\\u0000", "\u{0}", "\u{FEFF}", "\u{FFFF}", "<!--", "]]>", "&amp;", "&x;",
        "<!DOCTYPE a [<!ENTITY x \"&x;\">]>",
        "!!binary a", "*a", "&a", "<<: *a", "---", "%YAML 9.9", "0x7fffffffffffffff", "1e300x", "2024-13-45T99:99:99Z",
        String(repeating: "a", count: 70_000),
    ]

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 45, 46, 95, 128...: true
        default: false
        }
    }

    /// Words and numbers, runs of white space, and single other bytes.
    private static func tokens(_ bytes: [UInt8]) -> [[UInt8]] {
        var tokens: [[UInt8]] = []
        for byte in bytes {
            if let last = tokens.last?.last, isWord(last) == isWord(byte), isWord(byte) || (last <= 32 && byte <= 32) {
                tokens[tokens.count - 1].append(byte)
            } else {
                tokens.append([byte])
            }
        }
        return tokens
    }

    // MARK: PNG

    private static let pngStart: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

    /// Writes the right checksums into the chunks of a PNG file, so that more than the check of them is reached.
    private static func repairChecksums(_ bytes: inout [UInt8]) {
        var start = 8
        while start + 12 <= bytes.count {
            let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - start - 12 else { return }
            let sum = checksum(bytes[start + 4..<start + 8 + length])
            for offset in 0..<4 {
                bytes[start + 8 + length + offset] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * offset))
            }
            start += 12 + length
        }
    }

    /// The CRC of PNG files.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }
}

import Foundation

/// Renames an SVG's elements in the order of their appearance.
///
/// Cairo names elements with counters of the process, so the second of two equal pictures would have other names.
enum SVGNames {
    static func renumbered(_ svg: Data) -> Data {
        let bytes = [UInt8](svg)
        var result = [UInt8]()
        result.reserveCapacity(bytes.count)
        var names: [ArraySlice<UInt8>: [UInt8]] = [:]
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            result.append(byte)
            index += 1
            // An element's name follows id=" in its definition and # in references.
            let isGiven = byte == UInt8(ascii: "\"") && result.suffix(5).elementsEqual(" id=\"".utf8)
            guard isGiven || byte == UInt8(ascii: "#") else { continue }
            var end = index
            while end < bytes.count, isNamePart(bytes[end]) { end += 1 }
            let name = bytes[index..<end]
            // Other text after # is a color or content, unless it is one of Cairo's names.
            guard isGiven || names[name] != nil || isNameStart(name) else { continue }
            let new = names[name] ?? Array("n\(names.count)".utf8)
            names[name] = new
            result.append(contentsOf: new)
            index = end
        }
        return Data(result)
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            return true
        default: return false
        }
    }

    private static let prefixes = [
        "surface", "image", "clip", "mask", "pattern", "linear", "radial", "glyph", "source", "filter", "compositing",
    ]
    .map { Array($0.utf8) }

    private static func isNameStart(_ name: ArraySlice<UInt8>) -> Bool { prefixes.contains { name.starts(with: $0) } }
}

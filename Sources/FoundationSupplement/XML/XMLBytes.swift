import Foundation

/// The bytes of documents before they are parsed.
package enum XMLBytes {
    /// Encodings of one byte a character that the C library converts.
    private static let convertible: Set<String> = Set(
        (1...16).filter { $0 != 12 }.map { "ISO-8859-\($0)" } + (1250...1258).map { "WINDOWS-\($0)" })

    /// Whether the bytes are UTF-8 or declare another encoding. Foundation's parser ends the process where a name holds bytes
    /// that are not of the text's encoding.
    package static func areEncoded(_ data: Data) -> Bool {
        if String(validating: data, as: UTF8.self) != nil { return true }
        // The C library behind the parser converts these itself, and stops at what it cannot convert.
        if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) { return true }
        let head = String(decoding: data.prefix(200), as: UTF8.self)
        guard head.hasPrefix("<?xml "), let declaration = head.range(of: "encoding=") else { return false }
        let value = head[declaration.upperBound...]
        guard let quote = value.first, quote == "\"" || quote == "'" else { return false }
        let name = value.dropFirst().prefix { $0 != quote }.uppercased()
        // Under a name that it does not know, it takes the bytes for UTF-8.
        return convertible.contains(name)
    }
}

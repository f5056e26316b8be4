import Foundation

/// The names in compiled Swift modules, without their order or meaning.
enum IdentifierScanner {
    /// Runs of letters, digits and underscores of at least three characters, as a module's table of names has them.
    static func identifiers(in module: Data) -> Set<String> {
        var names: Set<String> = []
        module.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            var start = -1
            for index in 0...bytes.count {
                let byte = index < bytes.count ? bytes[index] : 0
                let isLetter = byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 || byte == 95
                if isLetter || start >= 0 && byte >= 48 && byte <= 57 {
                    if start < 0 { start = index }
                } else if start >= 0 {
                    // A name stands between zeros; everything else of that look is chance, or a part of a symbol.
                    if byte == 0, start > 0, bytes[start - 1] == 0, (3...60).contains(index - start) {
                        names.insert(String(decoding: bytes[start..<index], as: UTF8.self))
                    }
                    start = -1
                }
            }
        }
        return names
    }
}

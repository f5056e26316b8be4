import Foundation

/// The names in compiled Swift modules and in sources, without their order or meaning.
enum IdentifierScanner {
    /// The names among `wanted` that a source has, in whatever place.
    static func words(of wanted: Set<String>, in source: Data) -> Set<String> {
        let sizes = Set(wanted.map { $0.utf8.count })
        var found: Set<String> = []
        forEachWord(in: source) { word in
            guard sizes.contains(word.count) else { return }
            let word = String(decoding: word, as: UTF8.self)
            if wanted.contains(word) { found.insert(word) }
        }
        return found
    }

    /// The words of a source that begin with a capital letter.
    static func capitalizedWords(in source: Data) -> Set<String> {
        var found: Set<String> = []
        forEachWord(in: source) { word in
            guard let first = word.first, first >= 65 && first <= 90 || first >= 128 else { return }
            found.insert(String(decoding: word, as: UTF8.self))
        }
        return found
    }

    private static func forEachWord(in source: Data, _ body: (Slice<UnsafeRawBufferPointer>) -> Void) {
        source.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            var start = 0
            for index in 0...bytes.count {
                let byte = index < bytes.count ? bytes[index] : 0
                let isOfWord = byte | 32 >= 97 && byte | 32 <= 122 || byte >= 48 && byte <= 57 || byte == 95 || byte >= 128
                guard !isOfWord else { continue }
                if index > start { body(bytes[start..<index]) }
                start = index + 1
            }
        }
    }

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

import Foundation

/// Looks for words in sources. Foundation's search in bytes takes many times as long.
extension Data {
    /// The place of the first `word` in a part of the text; nil where there is none.
    ///
    /// - Parameter part: indices of the text; nil for all of it.
    func range(ofWord word: String, in part: Range<Int>? = nil) -> Range<Int>? {
        let part = part ?? startIndex..<endIndex
        var word = word
        return word.withUTF8 { word in
            withUnsafeBytes { bytes in
                guard let first = word.first else { return nil }
                var place = part.lowerBound - startIndex
                let last = part.upperBound - startIndex - word.count
                while place <= last, let found = memchr(bytes.baseAddress! + place, Int32(first), last - place + 1) {
                    place = UnsafeRawPointer(found) - bytes.baseAddress!
                    if memcmp(found, word.baseAddress!, word.count) == 0 { return startIndex + place..<(startIndex + place + word.count) }
                    place += 1
                }
                return nil
            }
        }
    }
}

/// A change of a copy of a source. It neither adds nor removes lines, so that messages name the user's lines.
struct SourceEdit: Equatable {
    /// In bytes.
    let range: Range<Int>
    /// One line. Blanks take its place where it is nil.
    var replacement: String?

    /// The text with all edits. An edit inside another one, or one that begins in another one, has no effect.
    static func apply(_ edits: [SourceEdit], to text: [UInt8]) -> [UInt8] {
        var (result, place): ([UInt8], Int) = ([], 0)
        for edit in outermost(edits) {
            result += text[place..<edit.range.lowerBound]
            result += edit.bytes(for: text[edit.range])
            place = edit.range.upperBound
        }
        return result + text[place...]
    }

    /// The edits without those inside others, from the first to the last.
    static func outermost(_ edits: [SourceEdit]) -> [SourceEdit] {
        let sorted = edits.sorted { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
        var result: [SourceEdit] = []
        for edit in sorted where edit.range.lowerBound >= (result.last?.range.upperBound ?? 0) {
            // Of two edits of the same place, as two insertions, only the first counts.
            if edit.range.isEmpty, let last = result.last, last.range == edit.range { continue }
            result.append(edit)
        }
        return result
    }

    private func bytes(for old: ArraySlice<UInt8>) -> [UInt8] {
        let (line, carriageReturn, blank) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " "))
        guard let replacement else { return old.map { $0 == line || $0 == carriageReturn ? $0 : blank } }
        return Array(replacement.utf8) + old.filter { $0 == line || $0 == carriageReturn }
    }
}

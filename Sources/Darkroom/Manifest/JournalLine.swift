import Foundation

/// Takes a journal's lines apart by their bytes: their keys are in alphabetical order, so they begin and end alike, and
/// a long manifest is put together of them in no time.
enum JournalLine {
    enum Kind: String { case reload, picture }

    /// Whether a line is a whole header.
    static func isHeader(_ line: Data) -> Bool {
        line.starts(with: Data(#"{"identity":"#.utf8)) && line.last == UInt8(ascii: "}")
    }

    /// The reload or picture that a line of this kind tells of, as JSON; nil for lines of another kind.
    static func content(of line: Data, _ kind: Kind) -> Data? {
        let start = Data("{\"\(kind.rawValue)\":{\"_0\":".utf8)
        guard line.starts(with: start), line.count > start.count + 2 else { return nil }
        let rest = line[(line.startIndex + start.count)...]
        switch kind {
        case .reload: return rest.dropLast(2)
        case .picture:
            // What follows are numbers.
            return rest.range(of: Data(#","digest":"#.utf8), options: .backwards).map { rest[..<$0.lowerBound] }
        }
    }
}

import Files
import Foundation

/// Finds the contents of a journal's lines without decoding them, so that long manifests are written fast.
///
/// The keys of the lines are in alphabetical order, so lines of one kind start and end with the same bytes.
enum JournalLine {
    enum Kind: String { case reload, picture }

    private static let sumStart = Data(#","sum":""#.utf8)
    /// The number of digits of a sum.
    private static let sumLength = 16

    /// Returns an object of JSON as a line with a line feed. Its last value is a sum of the others, so that a changed byte is
    /// noticed.
    static func summed(_ object: Data) -> Data {
        object.dropLast() + sumStart + Data("\(ContentHash.sha256(object).prefix(sumLength))\"}\n".utf8)
    }

    /// Returns the object of a line without its sum; nil if the line is incomplete or has changed.
    static func object(of line: Data?) -> Data? {
        guard let line else { return nil }
        let end = line.suffix(sumStart.count + sumLength + 2)
        guard end.starts(with: sumStart) else { return nil }
        let object = line.dropLast(end.count) + Data("}".utf8)
        return summed(Data(object)) == line + Data("\n".utf8) ? Data(object) : nil
    }

    /// Returns whether a line is a complete header.
    static func isHeader(_ line: Data) -> Bool {
        line.starts(with: Data(#"{"identity":"#.utf8)) && line.last == UInt8(ascii: "}")
    }

    /// Returns the JSON of the reload or picture in a line, or nil for lines of another kind.
    static func content(of line: Data, _ kind: Kind) -> Data? {
        let start = Data("{\"\(kind.rawValue)\":{\"_0\":".utf8)
        guard line.starts(with: start), line.count > start.count + 2 else { return nil }
        let rest = line[(line.startIndex + start.count)...]
        switch kind {
        case .reload: return rest.dropLast(2)
        case .picture:
            // Only numbers follow.
            return rest.range(of: Data(#","digest":"#.utf8), options: .backwards).map { rest[..<$0.lowerBound] }
        }
    }
}

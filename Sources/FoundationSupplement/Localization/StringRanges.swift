import Foundation

extension Range where Bound == String.Index {
    /// Creates the range of a part of a string, whose places are counted in UTF-16; nil outside the string and inside
    /// characters of two units.
    public init?<S: StringProtocol>(_ range: NSRange, in string: S) {
        // Strings and their parts, which share the indices, are all that there is.
        let text = string as? Substring ?? Substring(string as? String ?? String(string))
        let units = text.utf16
        guard range.location != NSNotFound, range.location >= 0, range.length >= 0,
            let start = units.index(units.startIndex, offsetBy: range.location, limitedBy: units.endIndex),
            let end = units.index(start, offsetBy: range.length, limitedBy: units.endIndex),
            start.samePosition(in: text.base.unicodeScalars) != nil,
            end.samePosition(in: text.base.unicodeScalars) != nil
        else { return nil }
        self = start..<end
    }
}

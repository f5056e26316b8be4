import Foundation

// Words and sentences of strings, which Foundation on Linux does not enumerate.

extension NSString.EnumerationOptions {
    public static let byWords = NSString.EnumerationOptions(rawValue: 3)
    public static let bySentences = NSString.EnumerationOptions(rawValue: 4)

    /// What the options enumerate: the bits that are no flags.
    fileprivate var unit: UInt { rawValue & 0xFF }
}

extension String {
    /// Words are found by Unicode's rules for text without a language; sentences end at `.`, `!` and `?` before white space.
    public func enumerateSubstrings(
        in range: Range<Index>, options: NSString.EnumerationOptions = [],
        _ body: (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool) -> Void
    ) {
        let found: [Range<Index>]
        switch options.unit {
        case NSString.EnumerationOptions.byWords.unit: found = self[range].ranges(of: #/\b\w(?:\S*\w)??\b/#)
        case NSString.EnumerationOptions.bySentences.unit: found = self[range].ranges(of: #/\S.*?(?:[.!?](?=\s|$)\s*|$)/#.dotMatchesNewlines())
        default: return withoutActuallyEscaping(body) { self[...].enumerateSubstrings(in: range, options: options, $0) }
        }
        let isReverse = options.contains(.reverse)
        for index in isReverse ? Array(found.indices.reversed()) : Array(found.indices) {
            // What lies between two belongs to the one before, and what lies before the first to the first.
            let start = index == 0 ? range.lowerBound : found[index].lowerBound
            let end = index + 1 < found.count ? found[index + 1].lowerBound : range.upperBound
            var stop = false
            body(options.contains(.substringNotRequired) ? nil : String(self[found[index]]), found[index], start..<end, &stop)
            if stop { return }
        }
    }
}

extension StringProtocol {
    // Foundation on Linux has it for strings alone.
    @_disfavoredOverload public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
        (String(self) as NSString).applyingTransform(transform, reverse: reverse)
    }
}

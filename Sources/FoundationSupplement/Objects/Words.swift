import Foundation

// Words and sentences of strings, which Foundation on Linux does not enumerate.

extension NSString.EnumerationOptions {
    public static let byWords = NSString.EnumerationOptions(rawValue: 3)
    public static let bySentences = NSString.EnumerationOptions(rawValue: 4)

    /// What the options enumerate: the bits that are no flags.
    fileprivate var unit: UInt { rawValue & 0xFF }
}

extension StringProtocol {
    /// Takes the place of Foundation's `enumerateSubstrings(in:options:_:)`, whose symbol name it has.
    ///
    /// Words are found by Unicode's rules for text without a language; sentences end at `.`, `!` and `?` before white space.
    @_silgen_name("$sSy10FoundationE19enumerateSubstrings2in7options_yqd___AA8NSStringC18EnumerationOptionsVySSSg_SnySS5IndexVGALSbztctSXRd__AK5BoundRtd__lF")
    public func _hostEnumerateSubstrings<R: RangeExpression>(
        in range: R, options: NSString.EnumerationOptions = [],
        _ body: @escaping (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool) -> Void
    ) where R.Bound == Index {
        let range = range.relative(to: self)
        // The two types of strings have the same parts, whose indices are those of the whole.
        let part = self[range] as? Substring ?? Substring(self[range])
        let found: [Range<Index>]
        switch options.unit {
        case NSString.EnumerationOptions.byWords.unit: found = part.ranges(of: #/\b\w(?:\S*\w)??\b/#)
        case NSString.EnumerationOptions.bySentences.unit: found = part.ranges(of: #/\S.*?(?:[.!?](?=\s|$)\s*|$)/#.dotMatchesNewlines())
        default:
            return (String(self) as NSString).enumerateSubstrings(in: NSRange(range, in: self), options: options) { substring, own, enclosing, stop in
                var isEnough = false
                if let own = Range(own, in: self), let enclosing = Range(enclosing, in: self) {
                    body(substring, own, enclosing, &isEnough)
                }
                stop.pointee = ObjCBool(isEnough)
            }
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

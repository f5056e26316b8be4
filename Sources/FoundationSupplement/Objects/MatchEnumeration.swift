import Foundation

extension NSRegularExpression {
    /// Calls the block with each match. Foundation on Linux keeps the block of `enumerateMatches` for longer than the call, for the
    /// compiler; Apple's does not, so that it may use what a longer life forbids.
    public func _enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { enumerateMatches(in: string, options: options, range: range, using: $0) }
    }
}

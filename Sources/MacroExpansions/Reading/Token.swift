/// A piece of Swift source: a word, a literal, or a sign.
struct Token {
    enum Kind {
        /// A name or keyword, also in backticks.
        case word
        /// A number.
        case number
        /// A string literal with all that it interpolates.
        case string
        /// A word after a number sign, such as `#if` or `#Predicate`.
        case pound
        /// A bracket, a comma, `->`, or one character of an operator.
        case sign
    }

    let kind: Kind
    let text: String
    /// Where the token lies among the source's UTF-8.
    let range: Range<Int>
    /// Whether a line ends between the token before and this one.
    let startsLine: Bool
    /// Whether something other than source lies between the token before and this one: space, or a comment.
    let followsSpace: Bool

    func `is`(_ text: String) -> Bool { self.text == text && kind != .string }
}

/// Errors that only the sources themselves can be to blame for, whatever else is missing.
enum UserErrors {
    /// - Parameter sources: the paths of the module's sources.
    static func contains(_ message: CompilerMessage, sources: Set<String>) -> Bool {
        let text = message.text
        if starts.contains(where: text.hasPrefix) || text.hasSuffix(" at top level") { return true }
        // A call of a function that the user's sources declare.
        if message.isAboutCall, message.hasDeclaration(in: sources) { return true }
        // A value of one of the language's own types where another one is expected, also inside of other types.
        let types = message.quoted.prefix(2).map { Set(Attribution.words($0)) }
        guard conversions.contains(where: text.hasPrefix), let first = types.first, let last = types.last else { return false }
        let difference = types.count == 1 ? first : first.symmetricDifference(last)
        return !difference.isEmpty && difference.isSubset(of: plainTypes)
    }

    /// What the parser says, and what the compiler says about the flow of control and about constants.
    private static let starts = [
        "expected ", "consecutive statements", "consecutive declarations", "unterminated", "extraneous '", "unexpected ",
        "invalid character", "missing return", "invalid redeclaration of", "cannot assign to value: '",
        "'main' attribute can only apply to one type", "editor placeholder in source file",
    ]

    private static let conversions = [
        "cannot convert value of type", "cannot convert return expression of type", "cannot assign value of type",
        "binary operator", "value of optional type",
    ]

    private static let plainTypes: Set<String> = [
        "String", "Int", "Double", "Float", "CGFloat", "Bool", "Character", "Substring", "Void", "Any",
    ]
}

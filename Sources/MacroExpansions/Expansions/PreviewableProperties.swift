/// What follows `#Preview`, with the properties that `@Previewable` marks apart from the view that is built of them.
struct PreviewableProperties {
    /// The arguments in parentheses; empty without.
    let arguments: String
    /// The declarations of the properties.
    private(set) var properties: [String] = []
    /// What stands between them.
    private(set) var rest: [String] = []

    /// Reads a closure after arguments; nil if it marks no property.
    init?(_ source: String) {
        var reader = SourceReader(source)
        if reader.sees("(") { reader.skipBalanced() }
        arguments = reader.text(from: 0)
        let opening = reader.index
        guard reader.sees("{") else { return nil }
        reader.skipBalanced()
        let closure = reader.text(from: opening)
        guard reader.token == nil, closure.hasSuffix("}") else { return nil }
        read(String(closure.dropFirst().dropLast()))
        if properties.isEmpty { return nil }
    }

    private mutating func read(_ statements: String) {
        var reader = SourceReader(statements)
        var start = 0
        while let token = reader.token {
            guard token.is("@"), PreviewableProperties.isMarked(reader) else {
                reader.skipBalanced()
                continue
            }
            rest.append(reader.text(from: start))
            start = reader.index
            MemberReader.skipMember(&reader)
            properties.append(reader.text(from: start))
            while reader.skip(";") {}
            start = reader.index
        }
        rest.append(reader.text(from: start))
        rest.removeAll(where: \.isEmpty)
    }

    private static func isMarked(_ reader: SourceReader) -> Bool {
        var ahead = reader
        return ahead.readAttributes().contains { $0.plainName == "Previewable" }
    }
}

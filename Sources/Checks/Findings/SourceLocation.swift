/// A place in the user's sources.
package struct SourceLocation: Codable, Hashable, Sendable {
    /// The path, relative to the current folder where the file is below it.
    package var path: String
    /// The number of the line, from 1; nil for the file as a whole.
    package var line: Int?
    /// The number of the column, from 1; nil where it is not known.
    package var column: Int?

    /// Creates a place.
    package init(path: String, line: Int? = nil, column: Int? = nil) {
        (self.path, self.line, self.column) = (path, line, column)
    }

    /// The place as compilers write it: `Views/Card.swift:41:9`.
    package var text: String { ([path] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":") }
}

extension SourceLocation: Comparable {
    /// Orders places by path, line and column. A file as a whole stands before its lines.
    package static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
        (lhs.path, lhs.line ?? 0, lhs.column ?? 0) < (rhs.path, rhs.line ?? 0, rhs.column ?? 0)
    }
}

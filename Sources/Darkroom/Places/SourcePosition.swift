/// A place in a file of a program's sources, as compilers write it.
package struct SourcePosition: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file from the root.
    package let path: String
    /// The number of the line, from 1.
    package let line: Int
    /// The byte in the line, from 1.
    package let column: Int

    /// Creates a position. Lines and columns count from 1.
    package init(path: String, line: Int, column: Int) { (self.path, self.line, self.column) = (path, line, column) }

    package var description: String { "\(path):\(line):\(column)" }
}

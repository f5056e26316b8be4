import Foundation

extension FileWriter {
    /// Writes a text piece by piece.
    ///
    /// - Parameter body: calls its argument with each piece.
    /// - Throws: `ProgramFailure` if the file cannot be written, and the errors of `body`.
    package func writeText(to path: String, _ body: ((String) throws -> Void) throws -> Void) throws {
        try write(to: path) { file in
            var pending = Data()
            try body { piece in
                pending.append(contentsOf: piece.utf8)
                guard pending.count >= 1 << 16 else { return }
                try file.write(contentsOf: pending)
                pending.removeAll(keepingCapacity: true)
            }
            try file.write(contentsOf: pending)
        }
    }
}

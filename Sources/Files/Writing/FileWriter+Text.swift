import Foundation

extension FileWriter {
    /// Writes a text that comes piece by piece.
    ///
    /// - Throws: `ProgramFailure` that names the file, or the one that `body` throws.
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

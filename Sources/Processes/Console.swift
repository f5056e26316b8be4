import Foundation

/// The program's standard output and standard error. Any thread can write complete lines.
// What changes is touched with `lock` held alone.
package final class Console: @unchecked Sendable {
    package static let shared = Console()

    private let lock = NSLock()
    private var said: Set<String> = []
    private let out: FileHandle
    private let errors: FileHandle
    /// The original files of the resources that messages name.
    private var origins = ResourceOrigins.none

    package init(out: FileHandle = .standardOutput, errors: FileHandle = .standardError) {
        (self.out, self.errors) = (out, errors)
    }

    /// Replaces the paths of a bundle's resources in messages by those of the original files.
    package func nameOrigins(of bundle: URL) {
        let origins = ResourceOrigins(of: bundle)
        locked { self.origins = origins }
    }

    /// Writes a line to standard output.
    package func print(_ line: String) { locked { try? out.write(contentsOf: Data((line + "\n").utf8)) } }

    /// Writes an error to standard error.
    package func error(_ message: String) { say("error: \(message)") }

    /// Writes a warning to standard error. Repeated warnings are omitted.
    package func warn(_ message: String) {
        guard locked({ said.insert(message).inserted }) else { return }
        say("warning: \(message)")
    }

    /// Replaces the last line of a terminal's standard error.
    package func writeOver(_ line: String) { locked { try? errors.write(contentsOf: Data("\r\u{1B}[K\(line)".utf8)) } }

    private func say(_ line: String) {
        locked { try? errors.write(contentsOf: Data((origins.named(in: line) + "\n").utf8)) }
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}

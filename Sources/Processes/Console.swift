import CProcesses
import Foundation
import FoundationSupplement
import Synchronization

/// The program's standard output and standard error. Any thread can write complete lines.
package final class Console: Sendable {
    package static let shared = Console(
        out: FileHandle(fileDescriptor: output.withLock { $0 }, closeOnDealloc: false))

    /// The descriptor of standard output.
    private static let output = Mutex<Int32>(1)

    /// Keeps standard output for what a command says. What other code of the process prints goes to standard error from
    /// now on, so it does not get into reports. Called before `shared` is used.
    package static func reserveStandardOutput() {
        let copy = fcntl(1, F_DUPFD_CLOEXEC, 3)
        // Without a standard output, there is nothing to keep.
        guard copy >= 0 else { return }
        output.withLock { $0 = copy }
        dup2(2, 1)
        limit_standard_output(printingLimit, strdup(
            "\nwarning: the widget's code prints more than \(printingLimit >> 20) MiB; what it prints from here on is left out.\n"))
    }

    /// How much other code of the process may print, in bytes: far more than anyone reads, and far less than a disk holds.
    private static let printingLimit = 1 << 20

    /// Gives standard output back to the process, before another program takes its place.
    package static func returnStandardOutput() {
        fflush(nil)
        let copy = output.withLock { $0 }
        if copy != 1 { dup2(copy, 1) }
    }

    private struct State {
        /// The warnings so far, in their order.
        var warnings: [RunWarning] = []
        /// The messages of these warnings.
        var messages: Set<String> = []
        /// The file that lists the warnings of the run's processes, and those that it had.
        var list: URL?
        var listed: Set<String> = []
        /// The original files of the resources that messages name.
        var origins = ResourceOrigins.none
    }

    /// The lock is also held while a line is written.
    private let state = Mutex(State())
    private let out: FileHandle
    private let errors: FileHandle

    package init(out: FileHandle = .standardOutput, errors: FileHandle = .standardError) {
        (self.out, self.errors) = (out, errors)
    }

    /// Replaces the paths of a bundle's resources in messages by those of the original files.
    package func nameOrigins(of bundle: URL) {
        let origins = ResourceOrigins(of: bundle)
        state.withLock { $0.origins = origins }
    }

    /// Writes a line to standard output.
    package func print(_ line: String) { state.withLock { _ in try? out.write(contentsOf: Data((Console.visible(line) + "\n").utf8)) } }

    /// Writes an error to standard error.
    package func error(_ message: String) { say("error: \(message)") }

    /// Writes a warning to standard error. Repeated warnings are omitted.
    package func warn(_ message: String) { warn(RunWarning(message, about: nil)) }

    /// Writes a warning to standard error. Repeated warnings are omitted.
    package func warn(_ warning: RunWarning) {
        guard note(warning), !isListed(warning.message) else { return }
        say("warning: \(warning.message)")
    }

    /// Takes up the list of the warnings that earlier processes of the run have written, one in each line. Those are not written
    /// again, and new ones are added to it.
    package func takeUpWarnings(listedIn file: URL) {
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
        state.withLock { ($0.list, $0.listed) = (file, Set(lines)) }
    }

    /// Whether the list has a warning. From now on it has.
    private func isListed(_ message: String) -> Bool {
        state.withLock { state in
            guard let list = state.list else { return false }
            let line = message.replacingOccurrences(of: "\n", with: "\u{0B}")
            guard state.listed.insert(line).inserted else { return true }
            let descriptor = open(list.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return false }
            _ = "\(line)\n".utf8CString.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count - 1) }
            close(descriptor)
            return false
        }
    }

    /// Adds a warning that another process of the run has written.
    ///
    /// - Returns: whether it is new.
    @discardableResult package func note(_ warning: RunWarning) -> Bool {
        state.withLock { state in
            guard state.messages.insert(warning.message).inserted else { return false }
            var named = warning
            named.text = state.origins.named(in: warning.text)
            state.warnings.append(named)
            return true
        }
    }

    /// Forgets the warnings so far, so that they can be written again.
    package func forgetWarnings() { state.withLock { ($0.warnings, $0.messages, $0.listed) = ([], [], []) } }

    /// The warnings so far, in their order.
    package var warnings: [RunWarning] { state.withLock { $0.warnings } }

    /// Writes a line to standard error that is neither an error nor a warning.
    package func note(_ message: String) { say(message) }

    /// Replaces the last line of a terminal's standard error.
    package func writeOver(_ line: String) {
        state.withLock { _ in try? errors.write(contentsOf: Data("\r\u{1B}[K\(Console.visible(line))".utf8)) }
    }

    /// Returns a text in which a terminal sees no commands: control characters and those that turn the direction of text become
    /// escapes of JSON, so that JSON stays what it is. Line feeds and tabs stay.
    package static func visible(_ text: String) -> String {
        // Nearly all texts have none of them.
        guard text.unicodeScalars.contains(where: { isCommand($0.value) }) else { return text }
        var result = ""
        for scalar in text.replacingOccurrences(of: "\r\n", with: "\n").unicodeScalars {
            if isCommand(scalar.value) {
                result += String(format: "\\u%04x", scalar.value)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isCommand(_ value: UInt32) -> Bool {
        switch value {
        case 0x09, 0x0A: false
        case ..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private func say(_ line: String) {
        state.withLock { try? errors.write(contentsOf: Data((Console.visible($0.origins.named(in: line)) + "\n").utf8)) }
    }
}

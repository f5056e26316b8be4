import Foundation
import FoundationSupplement
import Processes
import SeedData

/// The warnings of a run, which reports carry and `--strict` makes a failure.
package enum RunWarnings {
    /// The environment variable in which the tool hands over the warnings of the build, as JSON.
    static let variable = "DARKROOM_WARNINGS"

    /// Whether warnings make a command fail.
    static let areFailures = CommandLine.arguments.contains("--strict")

    /// Takes over the tool's warnings and those of frameworks. The tool has already written its own.
    static func collect(in console: Console = .shared) {
        FrameworkWarning.setHandler { console.warn($0) }
        guard let text = getenv(variable) else { return }
        let warnings = try? JSONDecoder().decode([RunWarning].self, from: Data(String(cString: text).utf8))
        unsetenv(variable)
        for warning in warnings ?? [] { console.note(warning) }
    }

    /// Hands over the warnings of this process to the program that takes its place.
    package static func handOver(from console: Console = .shared) {
        guard !console.warnings.isEmpty, let data = try? JSONEncoder().encode(console.warnings) else {
            unsetenv(variable)
            return
        }
        setenv(variable, String(decoding: data, as: UTF8.self), 1)
    }

    /// Returns all warnings of a run that has drawn its pictures, in an order that does not depend on threads; nil if there
    /// are none.
    static func all(of console: Console = .shared) -> [RunWarning]? {
        for warning in RecordedNetwork.shared.unusedWarnings() { console.warn(warning) }
        for warning in Seeds.current.messages(known: Seeds.knownTypes) { console.warn(warning) }
        // The supervisor writes this one, so that it comes even if the program does not reach its end.
        if let home = Supervisor.home, let message = RefusedRequests.message(RefusedRequests.all(in: home)) {
            console.note(RunWarning(message, about: nil))
        }
        let warnings = console.warnings.sorted { first, second in
            (first.file ?? "", first.line ?? 0, first.text) < (second.file ?? "", second.line ?? 0, second.text)
        }
        return warnings.isEmpty ? nil : warnings
    }

    /// Returns the message of a strict run about its warnings.
    ///
    /// - Parameter consequence: what did not happen, or an empty text.
    static func failure(_ count: Int, consequence: String = "") -> String {
        "--strict: there \(count == 1 ? "is a warning" : "are \(count) warnings").\(consequence)"
    }
}

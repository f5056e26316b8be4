import Foundation
import Processes

/// Refuses options that are given twice although they take one value. The parser would silently take the last one.
package enum RepeatedOptions {
    /// The options that can be repeated.
    package static let repeatable: Set<String> = [
        "--kind", "--family", "--device", "--scheme", "--type-size", "--locale", "--rendering-mode", "--redact", "--accessibility",
        "--entry", "--set", "--variant", "--fixture", "--fixtures", "--defaults", "--data", "--tap", "--preview", "--name", "--names",
        "--mask", "--animate", "--file", "--rule", "--ignore",
    ]

    /// Returns whether an option can be repeated in a command.
    package static func isRepeatable(_ option: String, in command: String?) -> Bool {
        // list shows the sizes of one device.
        repeatable.contains(option) && !(command == "list" && option == "--device")
    }

    /// - Throws: `ProgramFailure` for the first option that is given twice.
    package static func check(_ arguments: [String]) throws {
        var known: [String: String] = [:]
        let command = arguments.first
        for (word, next) in zip(arguments, arguments.dropFirst() + [""]) {
            // What follows a lone "--" are no options.
            if word == "--" { return }
            guard word.hasPrefix("--") else { continue }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let value = parts.count > 1 ? parts[1] : next.hasPrefix("--") ? "" : next
            guard !isRepeatable(parts[0], in: command), let first = known.updateValue(value, forKey: parts[0]) else { continue }
            throw ProgramFailure.badInput(
                value.isEmpty && first.isEmpty
                    ? "\(parts[0]) is given twice. Leave one of them out."
                    : "\(parts[0]) takes one value, and two are given: \(first) and \(value). Leave one of them out.")
        }
    }
}

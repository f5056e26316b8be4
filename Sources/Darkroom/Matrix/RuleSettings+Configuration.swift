import Checks
import Files
import Foundation
import Processes

/// The parts of darkroom.yml about `check`:
///
///     rules:
///       text: error
///       text.small: {severity: warning, limit: 10, kinds: [TodoWidget]}
///       touch.small: off
///     ignore:
///       - rule: text.truncated
///         kind: Weather*
extension RuleSettings {
    /// Reads `rules` and `ignore` of a file. What a rule says itself wins over what its group says.
    ///
    /// - Throws: `ProgramFailure` that names the place in the file.
    @MainActor init(_ file: YAMLValues) throws {
        self.init()
        if let values = try file.dictionary("rules", keys: RuleCatalog.names) {
            changes = try RuleCatalog.names.filter(values.has).map { try RuleSettings.change(of: $0, in: values) }
        }
        exceptions = try file.list("ignore").map { value, place in
            let values = try YAMLValues(value, at: place, keys: ["rule", "kind", "text", "file"])
            let exception = FindingException(
                rule: try values.text("rule"), kind: try values.text("kind"), text: try values.text("text"), file: try values.text("file"))
            guard exception != FindingException() else {
                throw values.failure("", "it says nothing. Write rule, kind, text or file, each with its value.")
            }
            if let rule = exception.rule, !RuleCatalog.names.contains(rule) {
                throw values.failure("rule", "there is no rule \"\(rule)\".\(NearNames.question(rule, in: RuleCatalog.names))")
            }
            return exception
        }
    }

    @MainActor private static func change(of name: String, in rules: YAMLValues) throws -> Change {
        let rule = RuleCatalog.rule(name)
        // A group is no reason to switch on what is off by default.
        var change = Change(rule: name, isOn: rule == nil ? nil : true)
        guard rules.holdsDictionary(name), let values = try rules.dictionary(name, keys: ["severity", "limit", "kinds"]) else {
            switch try rules.text(name) {
            case "true", "on": change.isOn = true
            case "false", "off": change.isOn = false
            case let text: change.severity = try severity(text ?? "", at: name, in: rules)
            }
            return change
        }
        change.severity = try values.text("severity").map { try severity($0, at: "severity", in: values) }
        change.kinds = try values.names("kinds")
        if let text = try values.text("limit") {
            guard let limit = rule?.limit else { throw values.failure("limit", "\(name) has none. Leave it out.") }
            guard let number = Double(text), number.isFinite, number >= 0 else {
                throw values.failure("limit", "\"\(text)\" is no number of \(limit.unit).")
            }
            change.limit = number
        }
        return change
    }

    @MainActor private static func severity(_ text: String, at key: String, in values: YAMLValues) throws -> Severity {
        guard let severity = Severity(rawValue: text) else {
            throw values.failure(key, "there is no \"\(text)\". It takes off, on, \(Choice.joined(Severity.allCases.map(\.rawValue))).")
        }
        return severity
    }
}

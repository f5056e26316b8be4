import Files
import Processes

/// Finds the value that a text names, and lists names for messages.
enum Choice {
    /// Returns the one of `values` whose name is `text`. Uppercase and lowercase letters are the same.
    static func of<Value>(
        _ text: String, for option: String, in values: [Value], name: (Value) -> String
    ) throws -> Value {
        if let value = values.first(where: { name($0).lowercased() == text.lowercased() }) { return value }
        throw unknown(text, for: option, names: values.map(name))
    }

    /// The failure for a name that no value has.
    static func unknown(_ text: String, for option: String, names: [String]) -> ProgramFailure {
        let near = NearNames.question(text, in: names)
        let list = names.count <= 20 ? " It takes \(joined(names))." : ""
        return .badInput("\(option): there is no \"\(text)\".\(near)\(list)")
    }

    /// "a, b and c".
    static func listed(_ names: [String]) -> String {
        guard names.count > 1, let last = names.last else { return names.first ?? "nothing" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }

    /// "a, b or c".
    static func joined(_ names: [String]) -> String {
        guard names.count > 1, let last = names.last else { return names.first ?? "nothing" }
        return names.dropLast().joined(separator: ", ") + " or " + last
    }
}

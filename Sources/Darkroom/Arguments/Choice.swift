import CairoGraphics
import Files
import Processes

/// Finds what an option's value names, and says what would do where it names nothing.
enum Choice {
    /// The one of `values` whose name is `text`; names are compared without regard to capitals.
    static func of<Value>(
        _ text: String, for option: String, in values: [Value], name: (Value) -> String
    ) throws -> Value {
        if let value = values.first(where: { name($0).lowercased() == text.lowercased() }) { return value }
        throw unknown(text, for: option, names: values.map(name))
    }

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

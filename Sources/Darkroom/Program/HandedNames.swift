import Foundation

/// Names that the supervisor hands to a child in a variable of its environment.
enum HandedNames {
    /// Reads the names and removes the variable, because it is not for the widget's code.
    static func take(from variable: String) -> Set<String> {
        defer { unsetenv(variable) }
        guard let text = getenv(variable) else { return [] }
        return Set(String(cString: text).split(separator: "\n").map(String.init))
    }

    /// Returns the variable's value, or nil if there are no names.
    static func text(_ names: [String]) -> String? { names.isEmpty ? nil : names.joined(separator: "\n") }
}

import Foundation

/// What a configuration tells a template of SwiftGen.
struct SwiftGenParameters: Equatable, CustomStringConvertible {
    private var values: [String: String] = [:]

    /// - Parameter values: plain values as YAML has them. Lists and dictionaries are for templates of one's own, and are left out.
    init(_ values: [String: Any] = [:]) {
        for (name, value) in values {
            switch value {
            case let flag as Bool: self.values[name] = "\(flag)"
            case let text as String: self.values[name] = text
            // A parameter without a value is there all the same.
            case is NSNull: self.values[name] = "true"
            default: break
            }
        }
    }

    /// A text; nil where there is none.
    subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

    /// Whether something is asked for.
    func has(_ name: String) -> Bool { self[name].map { !["false", "0"].contains($0) } ?? false }

    var description: String { values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ") }
}

import Foundation
import Processes

/// The tables of strings that names are generated from: `.strings` and `.stringsdict` files. String Catalogs get none from Tuist.
struct TuistStringTables {
    /// The types of the values that each text takes, by its key.
    typealias Table = [String: [String]]

    /// By the names of their files.
    private(set) var tables: [String: Table] = [:]

    /// - Parameter files: the files in the order in which a later one overrides an earlier. What cannot be read is left out, with a
    ///   warning.
    init(_ files: [URL]) {
        for file in files {
            let data = FileManager.default.contents(atPath: file.path) ?? Data()
            guard let values = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] else {
                Console.shared.warn("\(file.path) is not a table of strings that can be read. Names of its strings are missing.")
                continue
            }
            let isDictionary = file.pathExtension == "stringsdict"
            let types = values.compactMapValues { isDictionary ? Self.types(ofRules: $0) : ($0 as? String).map { Self.types(ofFormat: $0) } }
            // Plural forms replace the text of the same key, in whatever order the files come.
            tables[file.deletingPathExtension().lastPathComponent, default: [:]].merge(types) { isDictionary ? $1 : $0 }
        }
    }

    // `Regex` is a value, and this one has no transforms.
    nonisolated(unsafe) private static let placeholder =
        #/%(?:(\d+)\$)?[-+#0]?\d?(?:\.\d)?(?:(@)|(?:hh|h|ll|l|q|z|t|j)?([diouxDIOUX])|([aefgAEFG])|([cspCSP]))/#

    /// The types of the values of a format, in the order of their numbers. What SwiftGen does not take for a placeholder, as `%lf`
    /// and widths of several digits, is none here either.
    private static func types(ofFormat format: String) -> [String] {
        var types: [Int: String] = [:]
        var next = 1
        for match in format.replacing("%%", with: "").matches(of: placeholder) {
            let (_, digits, object, whole, number, other) = match.output
            let place = digits.flatMap { Int($0) } ?? next
            if digits == nil { next += 1 }
            let type =
                if object != nil { "Any" } else if whole != nil { "Int" } else if number != nil { "Float" } else {
                    ["c": "CChar", "s": "UnsafePointer<CChar>"][other?.lowercased()] ?? "UnsafeRawPointer"
                }
            if place > 0, types[place] == nil { types[place] = type }
        }
        return types.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The types of a text with plural forms: each variable of the format has the type that its rule names. Nil for other rules.
    private static func types(ofRules value: Any) -> [String]? {
        guard let rules = value as? [String: Any], let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
        let filled = format.replacing(#/%(\d+\$)?#@([^@]+)@/#) { match in
            let rule = rules[String(match.output.2)] as? [String: Any]
            return "%\(match.output.1 ?? "")\(rule?["NSStringFormatValueTypeKey"] as? String ?? "d")"
        }
        return types(ofFormat: filled)
    }
}

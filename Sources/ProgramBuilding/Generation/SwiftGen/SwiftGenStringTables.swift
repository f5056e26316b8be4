import Foundation
import Processes

/// The tables of strings that names are generated from: `.strings` and `.stringsdict` files. String Catalogs get none from SwiftGen.
struct SwiftGenStringTables {
    struct Entry: Equatable {
        /// The types of the values that the text takes.
        let types: [String]
        /// What stands for the text where the bundle does not have it.
        let fallback: String
    }

    /// The texts by their keys.
    typealias Table = [String: Entry]

    /// By the names of their files.
    private(set) var tables: [String: Table] = [:]

    /// - Parameter files: of several texts with the same key in one table, the first counts. What cannot be read is left out, with a
    ///   warning.
    init(_ files: [URL]) {
        for file in files {
            let data = FileManager.default.contents(atPath: file.path) ?? Data()
            guard let values = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] else {
                Console.shared.warn("\(file.path) is not a table of strings that can be read. Names of its strings are missing.")
                continue
            }
            let isDictionary = file.pathExtension == "stringsdict"
            let entries = values.compactMapValues { isDictionary ? Self.entry(ofRules: $0) : ($0 as? String).map(Self.entry(ofFormat:)) }
            // Plural forms replace the text of the same key, in whatever order the files come.
            tables[file.deletingPathExtension().lastPathComponent, default: [:]].merge(entries) { isDictionary ? $1 : $0 }
        }
    }

    // `Regex` is a value, and this one has no transforms.
    nonisolated(unsafe) private static let placeholder =
        #/%(?:(\d+)\$)?[-+# 0]?\d?(?:\.\d)?(?:(@)|(?:hh|h|ll|l|q|z|t|j)?([diouxDIOUX])|([aefgAEFG])|([cspCSP]))/#

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

    private static func entry(ofFormat format: String) -> Entry { Entry(types: types(ofFormat: format), fallback: format) }

    /// A text with plural forms: each variable of the format has the type that its rule names. Nil for other rules.
    private static func entry(ofRules value: Any) -> Entry? {
        guard let rules = value as? [String: Any], let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
        let filled = format.replacing(#/%(\d+\$)?#@([^@]+)@/#) { match in
            let rule = rules[String(match.output.2)] as? [String: Any]
            return "%\(match.output.1 ?? "")\(rule?["NSStringFormatValueTypeKey"] as? String ?? "d")"
        }
        return Entry(types: types(ofFormat: filled), fallback: "Plural format key: \"\(format)\"")
    }
}

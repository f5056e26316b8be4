import Foundation

/// The tables of examples next to the sources: values for arguments, code for whole rows, and Apple's names.
struct ExampleTables {
    /// The values for an argument, by `name.label` or by `label` alone.
    private let values: [String: [String]]
    /// The code of rows that are not argument shapes, by `table:row`.
    private let fragments: [String: [String]]
    /// Apple's names by kind: types, modules, and members of colors, styles, fonts and the environment.
    private let names: [String: Set<String>]
    /// Declarations that the tables of usage do not count, each with code that uses it.
    let declarations: [(name: String, code: String)]

    init() throws {
        guard let folder = Bundle.module.resourceURL?.appendingPathComponent("Lists") else {
            throw CoverageFailure("The lists of examples are missing beside the program. Build it again.")
        }
        values = try ExampleTables.read(folder.appendingPathComponent("values.tsv")).mapValues { lines in Array(lines.joined()) }
        fragments = try ExampleTables.read(folder.appendingPathComponent("fragments.tsv")).mapValues { lines in Array(lines.joined()) }
        declarations = try ExampleTables.lines(of: folder.appendingPathComponent("declarations.tsv")).map {
            ($0[0], $0[1])
        }
        names = try ExampleTables.read(folder.appendingPathComponent("names.tsv")).mapValues { lines in
            Set(lines.joined().flatMap { $0.split(separator: " ").map(String.init) })
        }
    }

    /// Returns the lines of a file. A line is a key and, after tabs, its values; `#` starts a comment.
    private static func read(_ file: URL) throws -> [String: [[String]]] {
        var found: [String: [[String]]] = [:]
        for fields in try lines(of: file) { found[fields[0], default: []].append(Array(fields[1...])) }
        return found
    }

    /// Returns the fields of each line of a file, two at least.
    private static func lines(of file: URL) throws -> [[String]] {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw CoverageFailure("\(file.path) cannot be read. Build the program again.")
        }
        return try text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map { line in
            let fields = line.split(separator: "\t").map { $0.replacingOccurrences(of: "\\n", with: "\n") }
            guard fields.count > 1 else { throw CoverageFailure("\(file.path): \"\(line)\" has no tab.") }
            return fields
        }
    }

    /// Returns the code of a row in the list.
    func fragments(_ table: String, _ row: String) -> [String]? { fragments["\(table):\(row)"] }

    /// Returns the values for the argument `label` of `name`. `place` is its position among arguments with that label.
    func values(of label: String, in name: String, shape: String, place: Int) -> [String]? {
        let numbered = place == 0 ? label : "\(label)\(place + 1)"
        return values["\(shape).\(numbered)"] ?? values["\(name).\(numbered)"]
            ?? (label == "_" ? nil : values[label])
    }

    /// Returns the receivers of a modifier, or `nil` for any view.
    func receivers(of name: String) -> [String]? { values["\(name).self"] }

    func isAppleName(_ name: String, _ kind: String) -> Bool { names[kind]?.contains(name) ?? false }

    /// Returns whether a type's name is Apple's: it is in the list, or has the two- or three-letter prefix of a
    /// framework.
    func isAppleType(_ name: String) -> Bool {
        if isAppleName(name, "type") { return true }
        return (names["prefix"] ?? []).contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
                && name.dropFirst(prefix.count).dropFirst().first?.isLowercase == true
        }
    }
}

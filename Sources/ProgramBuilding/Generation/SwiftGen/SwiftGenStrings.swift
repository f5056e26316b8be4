import Foundation
import Intents

/// The names that SwiftGen generates for texts: a member, or a function where the text takes values, for each key. The parts of a key
/// are nested enumerations.
struct SwiftGenStrings {
    /// A function of the app that finds a text.
    struct Lookup {
        /// The function's name, with its labels where it has some.
        let name: String
        /// Whether it gets the text that stands for one that is not there. Before version 6.6, SwiftGen did not pass it.
        var takesFallback = true
    }

    private let tables: [(name: String, table: SwiftGenStringTables.Table)]
    var enumeration = "L10n"
    /// What parts keys; nil for names made of whole keys.
    var separator: String?
    /// Whether a single table has an enumeration of its own, too.
    var hasTableNames = false
    /// Whether a text that the bundle does not have is the one that was known when the source was generated.
    var hasFallback = true
    var lookup: Lookup?

    init(_ tables: SwiftGenStringTables) { self.tables = tables.tables.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

    /// The generated source; nil where there are no tables.
    func text(_ style: SwiftGenStyle) -> String? {
        guard !tables.isEmpty else { return nil }
        var declarations = NestedDeclarations()
        for (name, table) in tables {
            let own = tables.count > 1 || hasTableNames ? SwiftGenName.type(name) : nil
            if let own { declarations.open(own) }
            for (key, entry) in table.sorted(by: { $0.key < $1.key }) {
                let parts = separator.map { key.components(separatedBy: $0).filter { !$0.isEmpty } } ?? [key]
                let groups = parts.dropLast().map(SwiftGenName.type)
                guard !groups.contains(nil), let member = SwiftGenName.member(parts.last ?? "") else { continue }
                let text = declaration(member, key: key, table: name, entry, style)
                declarations.add(text, named: member, in: (own.map { [$0] } ?? []) + groups.compactMap { $0 })
            }
        }
        let fallback = hasFallback ? ", fallback: String" : ""
        // Not a constant, as SwiftGen's are: pictures of one run may have several languages.
        return style.imports("Foundation") + "\n"
            + declarations.lines(named: enumeration, keyword: style.enumeration).joined(separator: "\n") + """


            \(style.isolation)extension \(enumeration) {
                private static func tr(_ table: String, _ key: String, _ values: any CVarArg...\(fallback)) -> String {
                    let format = \(format(style))
                    return String(format: format, locale: Locale.current, arguments: values)
                }
            }

            """
    }

    private func format(_ style: SwiftGenStyle) -> String {
        guard let lookup else {
            return "\(style.bundle).localizedString(forKey: key, value: \(hasFallback ? "fallback" : "nil"), table: table)"
        }
        return "\(lookup.name)(key, table\(lookup.takesFallback ? ", fallback" : ""))"
    }

    private func declaration(
        _ name: String, key: String, table: String, _ entry: SwiftGenStringTables.Entry, _ style: SwiftGenStyle
    ) -> String {
        let place = "\(SwiftSource.literal(table)), \(SwiftSource.literal(key))"
        let fallback = hasFallback ? ", fallback: \(SwiftSource.literal(entry.fallback))" : ""
        guard !entry.types.isEmpty else {
            return "\(style.access) static var \(name): String { \(enumeration).tr(\(place)\(fallback)) }"
        }
        let parameters = entry.types.enumerated().map { "_ p\($0.offset + 1): \($0.element)" }
        let values = entry.types.enumerated().map { index, type in
            switch type {
            case "Any": "String(describing: p\(index + 1))"
            case "UnsafeRawPointer": "Int(bitPattern: p\(index + 1))"
            default: "p\(index + 1)"
            }
        }
        return """
            \(style.access) static func \(name)(\(parameters.joined(separator: ", "))) -> String {
                \(enumeration).tr(\(place), \(values.joined(separator: ", "))\(fallback))
            }
            """
    }
}

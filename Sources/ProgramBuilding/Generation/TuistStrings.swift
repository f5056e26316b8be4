import Foundation
import Intents

/// The names that Tuist generates for texts: a member, or a function where the text takes values, for each key. The parts of a key
/// between dots are nested enumerations.
struct TuistStrings {
    private let tables: TuistStringTables
    private let isFlat: Bool

    /// - Parameter isFlat: whether keys are not parted at their dots.
    init(_ tables: TuistStringTables, isFlat: Bool) { (self.tables, self.isFlat) = (tables, isFlat) }

    /// The generated source; nil where there are no tables.
    func text(_ source: TuistResources) -> String? {
        guard !tables.tables.isEmpty else { return nil }
        var declarations = NestedDeclarations()
        for (table, types) in tables.tables.sorted(by: { $0.key < $1.key }) {
            // A single table has no enumeration of its own.
            let own = tables.tables.count > 1 ? TuistName.type(table) : nil
            if let own { declarations.open(own) }
            for (key, types) in types.sorted(by: { $0.key < $1.key }) {
                let parts = isFlat ? [key] : key.components(separatedBy: ".")
                let groups = parts.dropLast().map(TuistName.type)
                guard !groups.contains(nil), let name = TuistName.member(parts.last ?? "") else { continue }
                declarations.add(
                    member(name, key: key, table: table, types, in: "\(source.name)Strings"), named: name,
                    in: (own.map { [$0] } ?? []) + groups.compactMap { $0 })
            }
        }
        let type = "\(source.name)Strings"
        // Not a constant, as Tuist's are: pictures of one run may have several languages.
        return source.imports("Foundation") + "\n"
            + declarations.lines(named: type, keyword: source.enumeration).joined(separator: "\n") + """


            \(source.isolation)extension \(type) {
                private static func tr(_ table: String, _ key: String, _ values: any CVarArg...) -> String {
                    let format = \(source.bundle).localizedString(forKey: key, value: nil, table: table)
                    return String(format: format, locale: Locale.current, arguments: values)
                }
            }

            """
    }

    private func member(_ name: String, key: String, table: String, _ types: [String], in type: String) -> String {
        let place = "\(SwiftSource.literal(table)), \(SwiftSource.literal(key))"
        guard !types.isEmpty else { return "public static var \(name): String { \(type).tr(\(place)) }" }
        let parameters = types.enumerated().map { "_ p\($0.offset + 1): \($0.element)" }
        let values = types.enumerated().map { index, type in
            switch type {
            case "Any": "String(describing: p\(index + 1))"
            case "UnsafeRawPointer": "Int(bitPattern: p\(index + 1))"
            default: "p\(index + 1)"
            }
        }
        return """
            public static func \(name)(\(parameters.joined(separator: ", "))) -> String {
                \(type).tr(\(place), \(values.joined(separator: ", ")))
            }
            """
    }
}

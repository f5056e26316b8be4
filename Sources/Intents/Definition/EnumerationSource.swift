import Foundation

/// The source code of an enumeration.
struct EnumerationSource {
    let text: String

    init(_ enumeration: IntentDefinition.Enumeration) throws {
        let name = try SwiftSource.name(enumeration.className, of: "the enumerations")
        var source = SwiftSource(file: enumeration.className)
        source.write("nonisolated public enum \(name): Int, Sendable {")
        var names: Set<String> = []
        for (value, number) in Self.numbered(enumeration) {
            let name = Self.caseName(value.name)
            guard names.insert(name).inserted else { throw IntentDefinitionError.duplicateName(value.name) }
            source.write("case \(try SwiftSource.name(name, of: enumeration.className)) = \(number)", indent: 1)
        }
        source.write(
            """
            }

            // The subclass adds no state.
            nonisolated open class \(enumeration.className)ResolutionResult: INEnumResolutionResult, @unchecked Sendable {
                open class func success(with resolvedValue: \(name)) -> Self { _success(resolvedValue) }
                open class func confirmationRequired(with valueToConfirm: \(name)) -> Self {
                    _confirmationRequired(valueToConfirm)
                }
            }
            """)
        text = source.text
    }

    /// The name of a case in Swift, whose first letter is in lower case, as Xcode writes it: `ruuviTag` for `RuuviTag`, and
    /// `tOEFL` for `TOEFL`.
    static func caseName(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

    /// Returns the cases with their numbers: those in the file, or else their positions. The case `unknown` always
    /// exists and has the number 0.
    static func numbered(_ enumeration: IntentDefinition.Enumeration) -> [(IntentDefinition.Enumeration.Value, Int)] {
        var values = enumeration.values
        if !values.contains(where: { $0.name == "unknown" }) {
            values.insert(.init(name: "unknown", displayName: nil, index: 0), at: 0)
        }
        var used: Set<Int> = Set(values.compactMap(\.index))
        return values.enumerated().map { place, value in
            if value.name == "unknown" { return (value, 0) }
            if let index = value.index { return (value, index) }
            var number = place
            while number == 0 || used.contains(number) { number += 1 }
            used.insert(number)
            return (value, number)
        }
    }
}

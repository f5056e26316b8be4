import FoundationSupplement

/// A type with a name that people see.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

extension TypeDisplayRepresentable {
    /// The type's name.
    public static var typeDisplayName: LocalizedStringResource { typeDisplayRepresentation.name }
}

/// A type each of whose cases has a fixed name.
public protocol StaticDisplayRepresentable: CaseIterable, Hashable, CustomLocalizedStringResourceConvertible,
    TypeDisplayRepresentable
{
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension StaticDisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title
            ?? LocalizedStringResource(stringLiteral: String(describing: self))
    }
}

/// A value that an intent can take or give.
public protocol AppValue: _IntentValue, TypeDisplayRepresentable, Sendable {}

/// An enumeration that a parameter of an intent can have for its type.
public protocol AppEnum: AppValue, CaseIterable, Hashable, RawRepresentable, StaticDisplayRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    public static var _kind: IntentValueKind { .choice }
    public var _text: String? { String(rawValue) }

    public static func _choices() async throws -> [IntentValueChoice]? {
        let names = caseDisplayRepresentations
        return allCases.map { value in
            IntentValueChoice(
                text: String(value.rawValue),
                title: names[value].map { String(localized: $0.title) } ?? String(describing: value),
                synonyms: [String(describing: value)], value: value)
        }
    }

    public static func _value(from text: String, choices: [IntentValueChoice]?) async throws -> Self? {
        let all = if let choices { choices } else { try await _choices() ?? [] }
        return all.choice(for: text).flatMap { _value(wrapping: $0.value) }
    }
}

import FoundationSupplement

/// A type with a display name.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

extension TypeDisplayRepresentable {
    /// The display name of the type.
    public static var typeDisplayName: LocalizedStringResource { typeDisplayRepresentation.name }
}

/// A type whose cases have fixed display names.
public protocol StaticDisplayRepresentable: CaseIterable, Hashable, CustomLocalizedStringResourceConvertible,
    TypeDisplayRepresentable
{
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

public typealias CaseDisplayRepresentable = StaticDisplayRepresentable

extension StaticDisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title
            ?? LocalizedStringResource(stringLiteral: String(describing: self))
    }
}

/// A value that an intent accepts or returns.
public protocol AppValue: _IntentValue, TypeDisplayRepresentable, Sendable {}

/// An enumeration for a parameter of an intent.
public protocol AppEnum: AppValue, CaseIterable, Hashable, RawRepresentable, StaticDisplayRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    public static var _kind: IntentValueKind { .choice }
    public var _text: String? { String(rawValue) }

    public static func _choices() async throws -> [_IntentValueChoice]? {
        let names = caseDisplayRepresentations
        return allCases.map { value in
            _IntentValueChoice(
                text: String(value.rawValue),
                title: names[value].map { String(localized: $0.title) } ?? String(describing: value),
                synonyms: [String(describing: value)], value: value)
        }
    }

    public static func _value(from text: String, choices: [_IntentValueChoice]?) async throws -> Self? {
        let all = if let choices { choices } else { try await _choices() ?? [] }
        return all.choice(for: text).flatMap { _value(wrapping: $0.value) }
    }
}

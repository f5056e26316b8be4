import FoundationSupplement

/// A type for a parameter of an intent.
///
/// The underscored members let a program list a parameter's values and set it from text.
public protocol _IntentValue {
    associatedtype ValueType = Self
    /// The type without its optional wrapper.
    associatedtype UnwrappedType: _IntentValue = Self

    /// The kind of the type's values, which determines what text is valid for them.
    static var _kind: IntentValueKind { get }

    /// Whether a parameter of this type can be without a value.
    static var _isOptional: Bool { get }

    /// The empty value, or `nil` if the type has none.
    static var _emptyValue: Self? { get }

    /// Returns the values to choose from, or `nil` if every value of the kind is valid.
    ///
    /// - Throws: the errors of the widget's own query.
    static func _choices() async throws -> [_IntentValueChoice]?

    /// Returns the value that the type itself proposes as a default.
    ///
    /// - Throws: the errors of the widget's own query.
    static func _proposedValue() async throws -> Self?

    /// Returns the value for `text`, or `nil` if the text is not valid.
    ///
    /// - Throws: the errors of the widget's own query.
    static func _value(from text: String, choices: [_IntentValueChoice]?) async throws -> Self?

    /// Converts the value of a choice, or an unwrapped value, to this type.
    static func _value(wrapping value: Any) -> Self?

    /// The value as text for ``_value(from:choices:)``, or `nil` if there is no value.
    var _text: String? { get }
}

extension _IntentValue {
    public static var _isOptional: Bool { false }
    public static var _emptyValue: Self? { nil }
    public static func _choices() async throws -> [_IntentValueChoice]? { nil }
    public static func _proposedValue() async throws -> Self? { nil }
    public static func _value(wrapping value: Any) -> Self? { value as? Self }
}

/// The kind of value that a parameter of an intent accepts.
public indirect enum IntentValueKind: Hashable, Sendable {
    case boolean, wholeNumber, number, text, date, dateComponents, url, duration, measurement, file, person
    /// One of the cases of an enumeration.
    case choice
    /// An entity of the app that a query finds.
    case entity
    case list(of: IntentValueKind)

    /// A description of valid text for this kind.
    public var expectation: String {
        switch self {
        case .boolean: "true or false"
        case .wholeNumber: "a whole number"
        case .number: "a number"
        case .text: "text"
        case .date: "a date such as 2024-06-01 or 2024-06-01T09:30:00Z"
        case .dateComponents: "a date without a time zone, such as 2024-06-01 or 2024-06-01T09:30:00"
        case .url: "a URL"
        case .duration: "a number of seconds"
        case .measurement: "a number with a unit, such as 5 km"
        case .file: "a path to a file"
        case .person: "a name"
        case .choice: "one of the choices"
        case .entity: "the identifier or the title of an entity"
        case .list(let kind): "values separated by commas, each \(kind.expectation)"
        }
    }
}

/// An option for a parameter of an intent.
// The value is a case or an entity, which App Intents requires to be Sendable.
public struct _IntentValueChoice: @unchecked Sendable {
    /// The text that selects the value: the raw value of a case, or the identifier of an entity.
    public var text: String
    /// The display name.
    public var title: String
    /// Other texts that select the value.
    public var synonyms: [String]
    /// The case, entity or item that the option stands for.
    public var value: Any

    public init(text: String, title: String, synonyms: [String] = [], value: Any) {
        self.text = text
        self.title = title
        self.synonyms = synonyms
        self.value = value
    }
}

extension [_IntentValueChoice] {
    /// Returns the choice for `text`, by its text, or else by its title or a synonym. If there is no exact match, a
    /// single choice that differs only in case, spaces and punctuation is returned.
    func choice(for text: String) -> _IntentValueChoice? {
        if let exact = first(where: { $0.text == text }) { return exact }
        let named = filter { $0.title == text || $0.synonyms.contains(text) }
        if named.count == 1 { return named[0] }
        let plain = Self.plain(text)
        guard !plain.isEmpty else { return nil }
        let alike = filter { choice in
            ([choice.text, choice.title] + choice.synonyms).contains { Self.plain($0) == plain }
        }
        return alike.count == 1 ? alike[0] : nil
    }

    private static func plain(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}

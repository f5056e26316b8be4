import FoundationSupplement

/// A type that a parameter of an intent can have.
///
/// The underscored members let a program list a parameter's values and set it from text.
public protocol _IntentValue {
    associatedtype ValueType = Self
    /// The type without what makes it optional.
    associatedtype UnwrappedType = Self

    /// What kind of value this is.
    static var _kind: IntentValueKind { get }

    /// Whether a parameter of this type may go without a value.
    static var _isOptional: Bool { get }

    /// The value that means no value, or nil where the type has none.
    static var _emptyValue: Self? { get }

    /// The values to choose from, or nil where any value of the kind will do.
    static func _choices() async throws -> [IntentValueChoice]?

    /// The value that the type itself proposes where nobody chose one.
    static func _proposedValue() async throws -> Self?

    /// The value that `text` stands for, or nil where it stands for none.
    static func _value(from text: String, choices: [IntentValueChoice]?) async throws -> Self?

    /// Turns the value of a choice, or an unwrapped value, into one of this type.
    static func _value(wrapping value: Any) -> Self?

    /// The value as text that ``_value(from:choices:)`` reads; nil where there is no value.
    var _text: String? { get }
}

extension _IntentValue {
    public static var _isOptional: Bool { false }
    public static var _emptyValue: Self? { nil }
    public static func _choices() async throws -> [IntentValueChoice]? { nil }
    public static func _proposedValue() async throws -> Self? { nil }
    public static func _value(wrapping value: Any) -> Self? { value as? Self }
}

/// What kind of value a parameter of an intent takes.
public indirect enum IntentValueKind: Hashable, Sendable {
    case boolean, wholeNumber, number, text, date, dateComponents, url, duration, measurement, file, person
    /// One of the cases of an enumeration.
    case choice
    /// Something of the app's own that a query finds.
    case entity
    case list(of: IntentValueKind)

    /// What to write for a value of this kind.
    public var expectation: String {
        switch self {
        case .boolean: "true or false"
        case .wholeNumber: "a whole number"
        case .number: "a number"
        case .text: "text"
        case .date: "a date, as 2024-06-01 or 2024-06-01T09:30:00Z"
        case .dateComponents: "a date without a time zone, as 2024-06-01 or 2024-06-01T09:30:00"
        case .url: "a URL"
        case .duration: "a number of seconds"
        case .measurement: "a number with a unit, as 5 km"
        case .file: "a path to a file"
        case .person: "a name"
        case .choice: "one of the choices"
        case .entity: "the identifier or the title of an entity"
        case .list(let kind): "values separated by commas, each \(kind.expectation)"
        }
    }
}

/// A value to choose for a parameter of an intent.
// The value is a case or an entity, which App Intents requires to be Sendable.
public struct IntentValueChoice: @unchecked Sendable {
    /// The text that stands for the value: the raw value of a case, the identifier of an entity.
    public var text: String
    /// The name people see.
    public var title: String
    /// Other texts that stand for the value.
    public var synonyms: [String]
    /// The value.
    public var value: Any

    public init(text: String, title: String, synonyms: [String] = [], value: Any) {
        self.text = text
        self.title = title
        self.synonyms = synonyms
        self.value = value
    }
}

extension [IntentValueChoice] {
    /// The choice that `text` stands for: its text, or else its title or a synonym; in the end, whatever differs only
    /// in case, spaces and punctuation, if there is just one.
    func choice(for text: String) -> IntentValueChoice? {
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

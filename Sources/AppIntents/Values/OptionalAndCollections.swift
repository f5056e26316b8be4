import FoundationSupplement

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
    public typealias UnwrappedType = Wrapped.UnwrappedType

    public static var _kind: IntentValueKind { Wrapped._kind }
    public static var _isOptional: Bool { true }
    public static var _emptyValue: Self? { .some(.none) }
    public static func _choices() async throws -> [_IntentValueChoice]? { try await Wrapped._choices() }

    public static func _proposedValue() async throws -> Self? {
        try await Wrapped._proposedValue().map { .some($0) }
    }

    public static func _value(from text: String, choices: [_IntentValueChoice]?) async throws -> Self? {
        if let value = try await Wrapped._value(from: text, choices: choices) { return .some(value) }
        return text.isEmpty ? .some(.none) : nil
    }

    public static func _value(wrapping value: Any) -> Self? {
        if let value = value as? Self { return value }
        return Wrapped._value(wrapping: value).map { .some($0) }
    }

    public var _text: String? { flatMap(\._text) }
}

extension Array: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element.ValueType
    public typealias UnwrappedType = [Element]

    public static var _kind: IntentValueKind { .list(of: Element._kind) }
    public static func _choices() async throws -> [_IntentValueChoice]? { try await Element._choices() }

    public static func _proposedValue() async throws -> Self? {
        try await Element._proposedValue().map { [$0] }
    }

    /// Returns the values for text separated by commas. Empty text stands for no values.
    public static func _value(from text: String, choices: [_IntentValueChoice]?) async throws -> Self? {
        var values: [Element] = []
        for part in text.split(separator: ",") {
            let trimmed = part.trimmingCharacters(in: .whitespaces)
            guard let value = try await Element._value(from: trimmed, choices: choices) else { return nil }
            values.append(value)
        }
        return values
    }

    public static func _value(wrapping value: Any) -> Self? {
        if let values = value as? [Element] { return values }
        return Element._value(wrapping: value).map { [$0] }
    }

    public var _text: String? { compactMap(\._text).joined(separator: ",") }
}

extension Set: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element.ValueType
    public typealias UnwrappedType = Set<Element>

    public static var _kind: IntentValueKind { .list(of: Element._kind) }
    public static func _choices() async throws -> [_IntentValueChoice]? { try await Element._choices() }
    public static func _proposedValue() async throws -> Self? { try await Element._proposedValue().map { [$0] } }

    public static func _value(from text: String, choices: [_IntentValueChoice]?) async throws -> Self? {
        try await [Element]._value(from: text, choices: choices).map { Set($0) }
    }

    public static func _value(wrapping value: Any) -> Self? {
        if let values = value as? Set<Element> { return values }
        return [Element]._value(wrapping: value).map { Set($0) }
    }

    public var _text: String? { compactMap(\._text).sorted().joined(separator: ",") }
}

import FoundationSupplement

// A rule has no text that leads back to it, so only the choices of a widget's own list are valid.
extension Calendar.RecurrenceRule: _IntentValue {
    public static var _kind: IntentValueKind { .text }
    public var _text: String? { nil }

    public static func _value(from text: String, choices: [_IntentValueChoice]?) async throws -> Self? {
        choices?.choice(for: text).flatMap { $0.value as? Self }
    }
}

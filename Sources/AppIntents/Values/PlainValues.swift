import FoundationSupplement

/// A value without parts that Swift parses from text.
public protocol _PlainIntentValue: _IntentValue {
    /// Returns the value of a text; nil where it is none of the type's.
    // An initializer would count among those that `compactMap(URL.init)` means.
    static func _value(ofPlainText text: String) -> Self?
}

extension _PlainIntentValue {
    public static func _value(from text: String, choices: [_IntentValueChoice]?) async throws -> Self? {
        guard let choices else { return _value(ofPlainText: text) }
        return choices.choice(for: text).flatMap { _value(wrapping: $0.value) }
    }
}

extension Bool: _PlainIntentValue {
    public static var _kind: IntentValueKind { .boolean }
    /// The value of a switch that is not set, which is off.
    public static var _emptyValue: Bool? { false }
    public var _text: String? { String(self) }

    public static func _value(ofPlainText text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "on", "1": true
        case "false", "no", "off", "0": false
        default: nil
        }
    }
}

extension Int: _PlainIntentValue {
    public static var _kind: IntentValueKind { .wholeNumber }
    public var _text: String? { String(self) }
    public static func _value(ofPlainText text: String) -> Int? { Int(text) }
}

extension Double: _PlainIntentValue {
    public static var _kind: IntentValueKind { .number }
    public var _text: String? { String(self) }

    public static func _value(ofPlainText text: String) -> Double? {
        Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}

extension Float: _PlainIntentValue {
    public static var _kind: IntentValueKind { .number }
    public var _text: String? { String(self) }

    public static func _value(ofPlainText text: String) -> Float? {
        Float(text).flatMap { $0.isFinite ? $0 : nil }
    }
}

extension String: _PlainIntentValue {
    public static var _kind: IntentValueKind { .text }
    public var _text: String? { self }
    public static func _value(ofPlainText text: String) -> String? { text }
}

extension AttributedString: _PlainIntentValue {
    public static var _kind: IntentValueKind { .text }
    public var _text: String? { String(characters) }
    public static func _value(ofPlainText text: String) -> AttributedString? { AttributedString(text) }
}

extension URL: _PlainIntentValue {
    public static var _kind: IntentValueKind { .url }
    public var _text: String? { absoluteString }

    public static func _value(ofPlainText text: String) -> URL? {
        URL(string: text).flatMap { $0.scheme != nil || text.hasPrefix("/") ? $0 : nil }
    }
}

extension Date: _PlainIntentValue {
    public static var _kind: IntentValueKind { .date }
    public var _text: String? { formatted(.iso8601) }

    public static func _value(ofPlainText text: String) -> Date? {
        if let date = try? Date(text, strategy: .iso8601) { return date }
        return DateComponents._value(ofPlainText: text).flatMap(Calendar.current.date(from:))
    }
}

extension DateComponents: _PlainIntentValue {
    public static var _kind: IntentValueKind { .dateComponents }

    public var _text: String? {
        let day = String(format: "%04d-%02d-%02d", year ?? 0, month ?? 0, self.day ?? 0)
        guard hour != nil || minute != nil || second != nil else { return day }
        return day + String(format: "T%02d:%02d:%02d", hour ?? 0, minute ?? 0, second ?? 0)
    }

    /// Returns date components from `2024-06-01`, `2024-06-01T09:30` or `2024-06-01T09:30:15`.
    public static func _value(ofPlainText text: String) -> DateComponents? {
        guard
            let match = text.wholeMatch(
                of: #/(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?/#)
        else { return nil }
        let output = match.output
        let components = DateComponents(
            year: Int(output.1), month: Int(output.2), day: Int(output.3), hour: output.4.flatMap { Int($0) },
            minute: output.5.flatMap { Int($0) }, second: output.6.flatMap { Int($0) })
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return components.isValidDate(in: calendar) ? components : nil
    }
}

extension Duration: _PlainIntentValue {
    public static var _kind: IntentValueKind { .duration }

    public var _text: String? {
        String(Double(components.seconds) + Double(components.attoseconds) / 1e18)
    }

    public static func _value(ofPlainText text: String) -> Duration? {
        Double(text).flatMap { abs($0) < 1e15 ? .seconds($0) : nil }
    }
}

import FoundationSupplement

/// A value without parts that Swift parses from text.
public protocol _PlainIntentValue: _IntentValue {
    init?(_plainText text: String)
}

extension _PlainIntentValue {
    public static func _value(from text: String, choices: [_IntentValueChoice]?) async throws -> Self? {
        guard let choices else { return Self(_plainText: text) }
        return choices.choice(for: text).flatMap { _value(wrapping: $0.value) }
    }
}

extension Bool: _PlainIntentValue {
    public static var _kind: IntentValueKind { .boolean }
    /// The value of a switch that is not set, which is off.
    public static var _emptyValue: Bool? { false }
    public var _text: String? { String(self) }

    public init?(_plainText text: String) {
        switch text.lowercased() {
        case "true", "yes", "on", "1": self = true
        case "false", "no", "off", "0": self = false
        default: return nil
        }
    }
}

extension Int: _PlainIntentValue {
    public static var _kind: IntentValueKind { .wholeNumber }
    public var _text: String? { String(self) }
    public init?(_plainText text: String) { self.init(text) }
}

extension Double: _PlainIntentValue {
    public static var _kind: IntentValueKind { .number }
    public var _text: String? { String(self) }

    public init?(_plainText text: String) {
        guard let number = Double(text), number.isFinite else { return nil }
        self = number
    }
}

extension Float: _PlainIntentValue {
    public static var _kind: IntentValueKind { .number }
    public var _text: String? { String(self) }

    public init?(_plainText text: String) {
        guard let number = Float(text), number.isFinite else { return nil }
        self = number
    }
}

extension String: _PlainIntentValue {
    public static var _kind: IntentValueKind { .text }
    public var _text: String? { self }
    public init?(_plainText text: String) { self = text }
}

extension AttributedString: _PlainIntentValue {
    public static var _kind: IntentValueKind { .text }
    public var _text: String? { String(characters) }
    public init?(_plainText text: String) { self.init(text) }
}

extension URL: _PlainIntentValue {
    public static var _kind: IntentValueKind { .url }
    public var _text: String? { absoluteString }

    public init?(_plainText text: String) {
        guard let url = URL(string: text), url.scheme != nil || text.hasPrefix("/") else { return nil }
        self = url
    }
}

extension Date: _PlainIntentValue {
    public static var _kind: IntentValueKind { .date }
    public var _text: String? { formatted(.iso8601) }

    public init?(_plainText text: String) {
        if let date = try? Date(text, strategy: .iso8601) {
            self = date
        } else if let components = DateComponents(_plainText: text), let date = Calendar.current.date(from: components)
        {
            self = date
        } else {
            return nil
        }
    }
}

extension DateComponents: _PlainIntentValue {
    public static var _kind: IntentValueKind { .dateComponents }

    public var _text: String? {
        let day = String(format: "%04d-%02d-%02d", year ?? 0, month ?? 0, self.day ?? 0)
        guard hour != nil || minute != nil || second != nil else { return day }
        return day + String(format: "T%02d:%02d:%02d", hour ?? 0, minute ?? 0, second ?? 0)
    }

    /// Creates date components from `2024-06-01`, `2024-06-01T09:30` or `2024-06-01T09:30:15`.
    public init?(_plainText text: String) {
        guard
            let match = text.wholeMatch(
                of: #/(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?/#)
        else { return nil }
        let output = match.output
        self.init(year: Int(output.1), month: Int(output.2), day: Int(output.3))
        if let hour = output.4 { self.hour = Int(hour) }
        if let minute = output.5 { self.minute = Int(minute) }
        if let second = output.6 { self.second = Int(second) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard isValidDate(in: calendar) else { return nil }
    }
}

extension Duration: _PlainIntentValue {
    public static var _kind: IntentValueKind { .duration }

    public var _text: String? {
        String(Double(components.seconds) + Double(components.attoseconds) / 1e18)
    }

    public init?(_plainText text: String) {
        guard let seconds = Double(text), abs(seconds) < 1e15 else { return nil }
        self = .seconds(seconds)
    }
}

import Foundation

/// The made-up values of plain types.
struct SampleValues {
    /// The present of the run.
    let now: Date

    /// The time between dates that begin something and those that end it.
    private static let span = 15 * 60.0

    /// A value of a plain type; nil for a type with parts.
    ///
    /// - Parameter key: the name of the property. Some names tell which values are plausible.
    func value(of type: Any.Type, for key: String) -> Any? {
        let key = key.lowercased()
        switch type {
        case is String.Type: return text(for: key)
        case is Bool.Type: return false
        case let type as any FixedWidthInteger.Type: return type.init(clamping: number(for: key))
        case let type as any BinaryFloatingPoint.Type: return isTime(key) ? type.init(SampleValues.span) : type.init(0.5)
        case is Decimal.Type: return Decimal(1)
        // An interval must not end before it begins.
        case is Date.Type: return isLater(key) ? now.addingTimeInterval(SampleValues.span) : now
        case is URL.Type: return URL(string: "https://example.com")
        case is UUID.Type: return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
        case is Data.Type: return Data()
        case is TimeZone.Type: return TimeZone.gmt
        case is Locale.Type: return Locale(identifier: "en_US")
        case let type as any EmptySample.Type: return type.empty
        default: return nil
        }
    }

    /// A number of seconds is the time between dates that begin and end something, which few other numbers are like. One is no index too
    /// many for most lists, and divides every number.
    private func number(for key: String) -> Int {
        if key.contains("percent") { return 50 }
        if key.contains("minutes") { return Int(SampleValues.span) / 60 }
        return isTime(key) ? Int(SampleValues.span) : 1
    }

    /// Whether a number of this name is one of seconds.
    private func isTime(_ key: String) -> Bool { ["seconds", "duration", "elapsed"].contains { key.contains($0) } }

    /// Whether an optional value of this name is nil most of the time: what tells of an end or an error, and names of images, which a
    /// made-up one would not find.
    static func isAbsent(_ key: String) -> Bool {
        let key = key.lowercased()
        return [
            "error", "fail", "warning", "problem", "paus", "cancel", "ended", "finished", "completed", "stopped", "dismiss", "stale",
            "image", "photo", "picture", "avatar", "artwork", "logo", "thumbnail", "asset", "icon", "symbol", "url", "path", "file",
        ].contains { key.contains($0) }
    }

    /// Whether a date of this name is one that a Live Activity counts down to.
    private func isLater(_ key: String) -> Bool {
        let later = ["end", "until", "arriv", "due", "deadline", "finish", "expire", "upper", "target", "next", "fire"]
        if later.contains(where: key.contains) { return true }
        let earlier = ["start", "begin", "began", "last", "updat", "creat", "since", "now", "current", "lower", "depart", "open", "join"]
        return key.hasSuffix("time") && !earlier.contains(where: key.contains)
    }

    private func text(for key: String) -> String {
        if key.contains("url") { return "https://example.com" }
        // What is no color, programs often draw in black or in clear.
        if key.contains("hex") || key.contains("color") || key.contains("colour") { return "#0A84FF" }
        return ["symbol", "icon", "image"].contains { key.contains($0) } ? "star" : "Text"
    }
}

/// A type whose sample is empty.
private protocol EmptySample { static var empty: Self { get } }

// One key alone is not enough: some dictionaries are lists of keys and values.
extension Dictionary: EmptySample { fileprivate static var empty: [Key: Value] { [:] } }

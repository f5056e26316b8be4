import Foundation

/// Finds links and telephone numbers in text. Dates, addresses and transit information are not looked for; a detector
/// of these says so once.
///
/// It is no `NSRegularExpression`, as it is on Apple's systems: on Linux that class has members that keep others from deriving
/// from it.
public final class NSDataDetector: NSObject, Sendable {
    public let checkingTypes: NSTextCheckingTypes

    /// - Throws: an error for types that no detector finds.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let all: NSTextCheckingResult.CheckingType = [
            .foundDate, .foundAddress, .foundLink, .foundPhoneNumber, .foundTransitInformation,
        ]
        guard checkingTypes & all.rawValue != 0 else {
            throw CocoaError(
                .formatting, userInfo: [NSLocalizedDescriptionKey: "The detector has no types that it can find."])
        }
        self.checkingTypes = checkingTypes
        if checkingTypes & all.subtracting([.foundLink, .foundPhoneNumber]).rawValue != 0 { NSDataDetector.reportUnsupported }
    }

    private static let reportUnsupported: Void = FileHandle.standardError.write(
        Data("NSDataDetector finds links and telephone numbers, and no dates, addresses and flights.\n".utf8))

    private static let link = expression(
        #"(?:(?:https?|ftp|mailto|tel):(?://)?[^\s<>"']+|www\.[^\s<>"']+\.[^\s<>"']+"#
            + #"|[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}"#
            + #"|\b(?:[A-Za-z0-9-]+\.)+(?:com|org|net|edu|gov|io|app|dev|co|me|info|de|uk|fr|jp|cn|us|eu)\b"#
            + #"(?:/[^\s<>"']*)?)"#
            + #"(?<![.,;:!?)\]}])"#)
    // Dates in digits look much like telephone numbers.
    private static let phoneNumber = expression(
        #"(?<![\w.+-])(?!\d{4}([-./])\d\d?\1\d\d?(?!\d)|\d\d?([-./])\d\d?\2\d{4}(?!\d))"#
            + #"\+?(?:\(\d{1,4}\)[\s.-]?)?\d{1,4}(?:[\s.-]?\(?\d{2,4}\)?){2,4}(?![\w-])"#)

    private static func expression(_ pattern: String) -> NSRegularExpression {
        do { return try NSRegularExpression(pattern: pattern) } catch { fatalError("\(pattern): \(error)") }
    }

    private func wants(_ type: NSTextCheckingResult.CheckingType) -> Bool { checkingTypes & type.rawValue != 0 }

    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let text = string as NSString
        var found: [NSTextCheckingResult] = []
        if wants(.foundLink) {
            for match in NSDataDetector.link.matches(in: string, options: options, range: range) {
                let word = text.substring(with: match.range)
                let address = word.contains(":") ? word : (word.contains("@") ? "mailto:" : "http://") + word
                guard let url = URL(string: address) else { continue }
                found.append(DetectedText(.foundLink, match.range, url: url))
            }
        }
        if wants(.foundPhoneNumber) {
            for match in NSDataDetector.phoneNumber.matches(in: string, options: options, range: range) {
                let word = text.substring(with: match.range)
                guard (7...15).contains(word.filter(\.isNumber).count),
                    !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 })
                else { continue }
                found.append(DetectedText(.foundPhoneNumber, match.range, phoneNumber: word))
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    public func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }
}

// The types that Foundation on Linux names and calls deprecated. The first three have other numbers there than Apple publishes.
extension NSTextCheckingResult.CheckingType {
    fileprivate static let foundDate = Self(rawValue: 1 << 4)
    fileprivate static let foundAddress = Self(rawValue: 1 << 5)
    fileprivate static let foundLink = Self(rawValue: 1 << 6)
    fileprivate static let foundPhoneNumber = Self(rawValue: 1 << 11)
    fileprivate static let foundTransitInformation = Self(rawValue: 1 << 12)
}

public typealias NSTextCheckingTypes = UInt64
public var NSTextCheckingAllSystemTypes: NSTextCheckingTypes { 0xFFFF_FFFF }
public var NSTextCheckingAllCustomTypes: NSTextCheckingTypes { NSTextCheckingAllSystemTypes << 32 }
public var NSTextCheckingAllTypes: NSTextCheckingTypes { NSTextCheckingAllSystemTypes | NSTextCheckingAllCustomTypes }

/// Text that a detector found.
private final class DetectedText: NSTextCheckingResult {
    let type: CheckingType
    let place: NSRange
    let link: URL?
    let number: String?

    init(_ type: CheckingType, _ place: NSRange, url: URL? = nil, phoneNumber: String? = nil) {
        (self.type, self.place, link, number) = (type, place, url, phoneNumber)
        super.init()
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override var resultType: CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
    public var url: URL? { (self as? DetectedText)?.link }
    public var phoneNumber: String? { (self as? DetectedText)?.number }
    public var date: Date? { nil }
    public var timeZone: TimeZone? { nil }
    public var duration: TimeInterval { 0 }
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
}

import Foundation

/// An identifier of twelve bytes: a time in seconds, five random bytes and a counter.
public final class ObjectId: NSObject, Codable, Comparable, @unchecked Sendable {  // Its text never changes.
    /// The identifier as 24 hexadecimal digits.
    public let stringValue: String

    private nonisolated(unsafe) static var counter = 0
    private static let lock = NSLock()

    /// Creates a new identifier.
    public override init() { stringValue = ObjectId.next(Date()) }

    /// Creates an identifier from 24 hexadecimal digits.
    ///
    /// - Throws: an error where the text has another form.
    public init(string: String) throws {
        let digits = string.lowercased()
        guard digits.utf8.count == 24, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
            throw Realm.Error(.fail, userInfo: [NSLocalizedDescriptionKey: "Invalid Object ID string '\(string)': must be 24 hex digits"])
        }
        stringValue = digits
    }

    /// Creates an identifier from 24 hexadecimal digits of the source. The program ends where it has another form.
    public convenience init(_ str: StaticString) { try! self.init(string: "\(str)") }

    public init(timestamp: Date, machineId: Int, processId: Int) { stringValue = ObjectId.next(timestamp) }

    public convenience init(from decoder: any Decoder) throws {
        try self.init(string: decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(stringValue)
    }

    /// Returns a new identifier.
    public static func generate() -> ObjectId { ObjectId() }

    /// The time in the identifier.
    public var timestamp: Date {
        Date(timeIntervalSince1970: Double(UInt32(stringValue.prefix(8), radix: 16) ?? 0))
    }

    public override var description: String { stringValue }
    public override func isEqual(_ object: Any?) -> Bool { (object as? ObjectId)?.stringValue == stringValue }
    public override var hash: Int { stringValue.hashValue }
    public static func < (left: ObjectId, right: ObjectId) -> Bool { left.stringValue < right.stringValue }

    /// Identifiers count up, so that the same run has the same ones.
    private static func next(_ date: Date) -> String {
        let number = lock.withLock {
            counter += 1
            return counter
        }
        let seconds = UInt32(clamping: Int(date.timeIntervalSince1970))
        return [(Int(seconds), 8), (0, 10), (number & 0xFF_FFFF, 6)].map { value, length in
            let digits = String(value, radix: 16)
            return String(repeating: "0", count: length - digits.count) + digits
        }.joined()
    }
}

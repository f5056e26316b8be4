import Foundation

/// A value that predicates and sort descriptors compare: numbers of all types are one kind, and so on.
enum PredicateValue {
    case null
    case integer(Int64)
    case floating(Double)
    case text(String)
    case date(Date)
    case uuid(UUID)
    case url(URL)
    case data(Data)
    case collection([Any?])
    case object(AnyObject)
    case other(AnyHashable)

    init(_ value: Any?) {
        guard let value = PredicateValue.unwrapped(value) else {
            self = .null
            return
        }
        switch value {
        case let text as String: self = .text(text)
        case let number as any BinaryInteger: self = .integer(Int64(clamping: number))
        case let value as Bool: self = .integer(value ? 1 : 0)
        case let number as Double: self = .floating(number)
        case let number as Float: self = .floating(Double(number))
        case let number as CGFloat: self = .floating(Double(number))
        case let number as Decimal: self = .floating(NSDecimalNumber(decimal: number).doubleValue)
        case let number as NSDecimalNumber: self = .floating(number.doubleValue)
        case let number as NSNumber:
            self = ["d", "f"].contains(String(cString: number.objCType))
                ? .floating(number.doubleValue) : .integer(number.int64Value)
        case let date as Date: self = .date(date)
        case let date as NSDate: self = .date(date as Date)
        case let uuid as UUID: self = .uuid(uuid)
        case let uuid as NSUUID: self = .uuid(uuid as UUID)
        case let url as URL: self = .url(url)
        case let url as NSURL: self = .url(url as URL)
        case let data as Data: self = .data(data)
        case let data as NSData: self = .data(data as Data)
        case let text as NSString: self = .text(text as String)
        case let value as any RawRepresentable: self = PredicateValue(value.rawValue)
        default:
            if let elements = KeyedValue.elements(of: value) {
                self = .collection(elements)
            } else if type(of: value) is AnyObject.Type {
                self = .object(value as AnyObject)
            } else if let value = value as? AnyHashable {
                self = .other(value)
            } else {
                self = .object(value as AnyObject)
            }
        }
    }

    /// The value without optionals around it; nil where it is nil or `NSNull`.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if value is NSNull { return nil }
        if let optional = value as? any UnwrappableValue { return optional.unwrapped }
        return value
    }

    var isNull: Bool { if case .null = self { true } else { false } }

    var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .floating(let number): number
        default: nil
        }
    }

    /// Whether the value is the same as another one.
    func equals(_ other: PredicateValue) -> Bool {
        switch (self, other) {
        case (.null, .null): return true
        case (.collection(let left), .collection(let right)):
            return left.count == right.count
                && zip(left, right).allSatisfy { PredicateValue($0).equals(PredicateValue($1)) }
        case (.object(let left), .object(let right)):
            if left === right { return true }
            if let left = left as? any KeyValueReadable, let right = right as? any KeyValueReadable {
                return left.comparableIdentity == right.comparableIdentity
            }
            // Core Data compares an object with another object's identifier, too.
            if let left = left as? any KeyValueReadable { return left.comparableIdentity == right as? AnyHashable }
            if let right = right as? any KeyValueReadable { return right.comparableIdentity == left as? AnyHashable }
            return (left as? NSObject)?.isEqual(right) ?? false
        case (.other(let left), .other(let right)): return left == right
        default: return compared(to: other) == .orderedSame
        }
    }

    /// The order of two values of one kind; nil where they have none. Nothing comes before everything.
    func compared(to other: PredicateValue) -> ComparisonResult? {
        func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
            left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
        }
        switch (self, other) {
        case (.null, .null): return .orderedSame
        case (.null, _): return .orderedAscending
        case (_, .null): return .orderedDescending
        case (.integer(let left), .integer(let right)): return order(left, right)
        case (.text(let left), .text(let right)): return order(left, right)
        case (.date(let left), .date(let right)): return order(left, right)
        case (.uuid(let left), .uuid(let right)): return order(left.uuidString, right.uuidString)
        case (.url(let left), .url(let right)): return order(left.absoluteString, right.absoluteString)
        case (.data(let left), .data(let right)):
            return left == right ? .orderedSame : left.lexicographicallyPrecedes(right) ? .orderedAscending : .orderedDescending
        case (.uuid(let left), .text(let right)): return order(left.uuidString, right.uppercased())
        case (.text(let left), .uuid(let right)): return order(left.uppercased(), right.uuidString)
        case (.url(let left), .text(let right)): return order(left.absoluteString, right)
        case (.text(let left), .url(let right)): return order(left, right.absoluteString)
        default:
            guard let left = number, let right = other.number else { return nil }
            return order(left, right)
        }
    }
}

/// An optional whose type is not known.
private protocol UnwrappableValue {
    var unwrapped: Any? { get }
}

extension Optional: UnwrappableValue {
    fileprivate var unwrapped: Any? { PredicateValue.unwrapped(map { $0 as Any }) }
}

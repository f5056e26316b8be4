import Foundation
import FoundationSupplement

/// Values of objects, compared as a Realm compares them: nothing before everything.
enum RealmOrder {
    // Descriptors never change.
    private nonisolated(unsafe) static let natural = NSSortDescriptor(key: "self", ascending: true)

    static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult {
        natural.compare(left ?? NSNull(), to: right ?? NSNull())
    }

    /// The value at a path of keys. A path that leads nowhere ends the program, as it does where a Realm sorts by it.
    static func value(at path: String, of object: Any) -> Any? {
        do {
            return try KeyedValue.at(path, of: object)
        } catch {
            fatalError("\(error)")
        }
    }

    static func sorted<Element>(_ elements: [Element], by descriptors: [SortDescriptor]) -> [Element] {
        // The order of equal elements is that in which they came, in each run.
        elements.enumerated().sorted { left, right in
            for descriptor in descriptors {
                switch compare(descriptor.value(of: left.element), descriptor.value(of: right.element)) {
                case .orderedAscending: return descriptor.ascending
                case .orderedDescending: return !descriptor.ascending
                case .orderedSame: continue
                }
            }
            return left.offset < right.offset
        }.map(\.element)
    }

    static func least<T>(_ values: [T]) -> T? { values.min { compare($0, $1) == .orderedAscending } }
    static func greatest<T>(_ values: [T]) -> T? { values.max { compare($0, $1) == .orderedAscending } }

    static func sum<T>(_ values: [Any], as type: T.Type) -> T {
        let numbers = values.compactMap { number(PropertyConversion.unwrapped($0)) }
        guard let sum = PropertyConversion.value(numbers.reduce(0, +), as: T.self) else { fatalError("\(T.self) has no sums.") }
        return sum
    }

    static func average<T>(_ values: [Any], as type: T.Type) -> T? {
        let numbers = values.compactMap { number(PropertyConversion.unwrapped($0)) }
        return numbers.isEmpty ? nil : PropertyConversion.value(numbers.reduce(0, +) / Double(numbers.count), as: T.self)
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as any BinaryInteger: Double(Int64(clamping: value))
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as Decimal128: value.doubleValue
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}

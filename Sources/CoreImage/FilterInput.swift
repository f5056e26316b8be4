import CoreGraphics
import Foundation

/// A property that stands for an input by its name.
@propertyWrapper struct FilterInput<Value> {
    private let key: String
    private let read: (CIFilter, String) -> Value
    /// The value as the filter keeps it.
    private let stored: (Value) -> Any?

    private init(
        _ key: String, _ read: @escaping (CIFilter, String) -> Value, stored: @escaping (Value) -> Any? = { $0 }
    ) {
        (self.key, self.read, self.stored) = (key, read, stored)
    }

    @available(*, unavailable, message: "An input belongs to a filter.")
    var wrappedValue: Value {
        get { fatalError("An input belongs to a filter.") }
        set { fatalError("An input belongs to a filter.") }
    }

    static subscript<Filter: CIFilter>(
        _enclosingInstance filter: Filter, wrapped property: ReferenceWritableKeyPath<Filter, Value>,
        storage storage: ReferenceWritableKeyPath<Filter, FilterInput>
    ) -> Value {
        get {
            let input = filter[keyPath: storage]
            return input.read(filter, input.key)
        }
        set {
            let input = filter[keyPath: storage]
            filter.setValue(input.stored(newValue), forKey: input.key)
        }
    }
}

extension FilterInput where Value == Float {
    init(_ key: String) { self.init(key, { Float($0.number($1)) }) }
}

extension FilterInput where Value == CIImage? {
    init(_ key: String) { self.init(key, { $0.image($1) }, stored: { $0.map { $0 as Any } }) }
}

extension FilterInput where Value == CIColor {
    init(_ key: String) { self.init(key, { $0.color($1) }) }
}

extension FilterInput where Value == CIVector {
    init(_ key: String) { self.init(key, { $0.vector($1) }) }
}

extension FilterInput where Value == CGPoint {
    init(_ key: String) { self.init(key, { $0.vector($1).cgPointValue }, stored: { CIVector(cgPoint: $0) }) }
}

extension FilterInput where Value == CGRect {
    init(_ key: String) { self.init(key, { $0.vector($1).cgRectValue }, stored: { CIVector(cgRect: $0) }) }
}

extension FilterInput where Value == Data {
    init(_ key: String) { self.init(key, { $0.data($1) ?? Data() }) }
}

extension FilterInput where Value == String {
    init(_ key: String) { self.init(key, { $0.string($1) ?? "" }) }
}

extension FilterInput where Value == Bool {
    init(_ key: String) { self.init(key, { $0.number($1) != 0 }, stored: { $0 ? 1 : 0 }) }
}

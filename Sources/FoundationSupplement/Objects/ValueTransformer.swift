import Foundation
import Synchronization

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromDataTransformer")
}

/// Turns values into others and back.
open class ValueTransformer: NSObject {
    // The table is read and written under its lock; transformers have no state of their own.
    private struct Registered: @unchecked Sendable {
        var transformers: [NSValueTransformerName: ValueTransformer] = [:]
    }

    private static let known = Mutex(Registered())

    public override init() {}

    /// Returns the registered transformer of a name.
    public convenience init?(forName name: NSValueTransformerName) {
        guard let transformer = ValueTransformer.transformer(named: name) else { return nil }
        self.init(_forwarding: transformer)
    }

    private var target: ValueTransformer?

    private init(_forwarding target: ValueTransformer) { self.target = target }

    private static func transformer(named name: NSValueTransformerName) -> ValueTransformer? {
        known.withLock { $0 }.transformers[name]
    }

    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        let change = Registered(transformers: transformer.map { [name: $0] } ?? [:])
        known.withLock { $0.transformers[name] = change.transformers[name] }
    }

    open class func valueTransformerNames() -> [NSValueTransformerName] {
        known.withLock { Array($0.transformers.keys) }.sorted { $0.rawValue < $1.rawValue }
    }

    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { true }
    open func transformedValue(_ value: Any?) -> Any? { target.map { $0.transformedValue(value) } ?? value }
    open func reverseTransformedValue(_ value: Any?) -> Any? { target.map { $0.reverseTransformedValue(value) } ?? value }
}

/// The transformer that stores archived objects. Values of transformable attributes are kept as they are in memory.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    open class var allowedTopLevelClasses: [AnyClass] { [] }
}

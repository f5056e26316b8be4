import Foundation

/// A class of Foundation's whose subclasses need not declare the initializer of a literal.
///
/// Swift demands a required initializer from a class, and an extension cannot declare one. An extension of a protocol can.
public protocol _ArrayLiteralObject {
    /// Returns the object for a literal's elements.
    static func _object(of elements: [Any]) -> Any
}

extension _ArrayLiteralObject {
    public init(arrayLiteral elements: Any...) { self = Self._object(of: elements) as! Self }
}

// Properties of Core Data's sets are emptied by such a literal: `project.items = []`.
extension NSSet: _ArrayLiteralObject {
    // Swift calls the same function for NSMutableSet, so that the set is one.
    public static func _object(of elements: [Any]) -> Any { NSMutableSet(array: elements) }
}
extension NSSet: @retroactive ExpressibleByArrayLiteral {
    public typealias ArrayLiteralElement = Any
}

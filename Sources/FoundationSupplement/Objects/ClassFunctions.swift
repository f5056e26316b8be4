import Foundation

// Functions of Objective-C's runtime on classes.

/// Returns the bytes of an instance of a class, with what it inherits.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    guard let cls else { return 0 }
    // Swift's runtime keeps the number behind the kind, the superclass, the flags and the address point.
    return Int(unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
}

/// Returns the class of an object; of a class, as of anything else that is no object, nil.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { $0 is AnyClass ? nil : type(of: $0) as? AnyClass } }

/// Returns the class of a name; nil where there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { NSClassFromString(String(cString: name)) }

import Foundation

// On Apple's systems, objects and the values that bridge to objects are arguments of formats.

/// A value that formats take as an object.
public protocol _ObjectArgument: CVarArg {
    /// The object that a format reads.
    var _objectArgument: NSObject { get }
}

extension _ObjectArgument {
    /// The address of the object, which stays alive: nothing tells when a format has been read.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passRetained(_objectArgument).toOpaque())] }
}

extension NSObject: @retroactive CVarArg, _ObjectArgument {
    public var _objectArgument: NSObject { self }
}

extension Date: @retroactive CVarArg, _ObjectArgument {
    public var _objectArgument: NSObject { self as NSDate }
}

extension UUID: @retroactive CVarArg, _ObjectArgument {
    public var _objectArgument: NSObject { self as NSUUID }
}

extension URL: @retroactive CVarArg, _ObjectArgument {
    public var _objectArgument: NSObject { self as NSURL }
}

extension Data: @retroactive CVarArg, _ObjectArgument {
    public var _objectArgument: NSObject { self as NSData }
}

extension Decimal: @retroactive CVarArg, _ObjectArgument {
    public var _objectArgument: NSObject { NSDecimalNumber(decimal: self) }
}

extension Array: @retroactive CVarArg, _ObjectArgument {
    public var _objectArgument: NSObject { self as NSArray }
}

extension Set: @retroactive CVarArg, _ObjectArgument {
    public var _objectArgument: NSObject { self as NSSet }
}

extension Dictionary: @retroactive CVarArg, _ObjectArgument {
    public var _objectArgument: NSObject { self as NSDictionary }
}

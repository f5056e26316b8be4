import Foundation

// Places in memory in objects. Foundation on Linux keeps them as numbers only.
extension NSValue {
    public convenience init(pointer: UnsafeRawPointer?) {
        var address = UInt(bitPattern: pointer)
        self.init(bytes: &address, objCType: "[1Q]")
    }

    /// The place in memory; nil for a value of another kind.
    public var pointerValue: UnsafeMutableRawPointer? {
        guard String(cString: objCType) == "[1Q]" else { return nil }
        var address: UInt = 0
        getValue(&address)
        return UnsafeMutableRawPointer(bitPattern: address)
    }

    /// Creates a value that stands for an object without keeping it alive.
    public convenience init(nonretainedObject anObject: Any?) {
        self.init(pointer: (anObject as AnyObject?).map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    }

    /// The object, which must still be alive.
    public var nonretainedObjectValue: Any? {
        pointerValue.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
}

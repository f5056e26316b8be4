import Foundation

// The older atomic functions of Apple's systems. All of them take the same lock, so none meets another one half done.

private let lock = NSLock()

/// Adds to a number and returns the sum.
@discardableResult public func OSAtomicAdd32(_ __theAmount: Int32, _ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    lock.lock()
    defer { lock.unlock() }
    __theValue.pointee &+= __theAmount
    return __theValue.pointee
}

@discardableResult public func OSAtomicAdd32Barrier(
    _ __theAmount: Int32, _ __theValue: UnsafeMutablePointer<Int32>!
) -> Int32 { OSAtomicAdd32(__theAmount, __theValue) }

@discardableResult public func OSAtomicIncrement32(_ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    OSAtomicAdd32(1, __theValue)
}
@discardableResult public func OSAtomicIncrement32Barrier(_ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    OSAtomicAdd32(1, __theValue)
}
/// Adds to a number of 64 bits and returns the sum.
@discardableResult public func OSAtomicAdd64(_ __theAmount: Int64, _ __theValue: UnsafeMutablePointer<Int64>!) -> Int64 {
    lock.lock()
    defer { lock.unlock() }
    __theValue.pointee &+= __theAmount
    return __theValue.pointee
}
@discardableResult public func OSAtomicIncrement64(_ __theValue: UnsafeMutablePointer<Int64>!) -> Int64 { OSAtomicAdd64(1, __theValue) }
@discardableResult public func OSAtomicDecrement64(_ __theValue: UnsafeMutablePointer<Int64>!) -> Int64 { OSAtomicAdd64(-1, __theValue) }
@discardableResult public func OSAtomicDecrement32(_ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    OSAtomicAdd32(-1, __theValue)
}
@discardableResult public func OSAtomicDecrement32Barrier(_ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    OSAtomicAdd32(-1, __theValue)
}

/// Changes a number that is as expected, and returns whether it was.
@discardableResult public func OSAtomicCompareAndSwap32(
    _ __oldValue: Int32, _ __newValue: Int32, _ __theValue: UnsafeMutablePointer<Int32>!
) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard __theValue.pointee == __oldValue else { return false }
    __theValue.pointee = __newValue
    return true
}

@discardableResult public func OSAtomicCompareAndSwap32Barrier(
    _ __oldValue: Int32, _ __newValue: Int32, _ __theValue: UnsafeMutablePointer<Int32>!
) -> Bool { OSAtomicCompareAndSwap32(__oldValue, __newValue, __theValue) }

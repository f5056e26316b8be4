import Foundation

// The headers of Apple's systems do not say that these functions' pointers are there in any case, as those of Linux do. So apps hand
// them what a buffer's `baseAddress` gives.

/// Copies bytes that do not overlap.
///
/// - Parameter count: the number of bytes. A pointer that is nil needs none.
@_disfavoredOverload @discardableResult
public func memcpy(_ destination: UnsafeMutableRawPointer?, _ source: UnsafeRawPointer?, _ count: Int) -> UnsafeMutableRawPointer? {
    guard count > 0 else { return destination }
    destination!.copyMemory(from: source!, byteCount: count)
    return destination
}

/// Copies bytes that can overlap.
///
/// - Parameter count: the number of bytes. A pointer that is nil needs none.
@_disfavoredOverload @discardableResult
public func memmove(_ destination: UnsafeMutableRawPointer?, _ source: UnsafeRawPointer?, _ count: Int) -> UnsafeMutableRawPointer? {
    memcpy(destination, source, count)
}

/// Sets bytes to a value.
///
/// - Parameter count: the number of bytes. A pointer that is nil needs none.
@_disfavoredOverload @discardableResult
public func memset(_ pointer: UnsafeMutableRawPointer?, _ value: Int32, _ count: Int) -> UnsafeMutableRawPointer? {
    guard count > 0 else { return pointer }
    pointer!.initializeMemory(as: UInt8.self, repeating: UInt8(truncatingIfNeeded: value), count: count)
    return pointer
}

/// Compares bytes: zero where they are equal, and less or more than zero where the first one that differs is less or more.
///
/// - Parameter count: the number of bytes. A pointer that is nil needs none.
@_disfavoredOverload public func memcmp(_ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?, _ count: Int) -> Int32 {
    for place in 0..<max(0, count) {
        let (one, other) = (first!.load(fromByteOffset: place, as: UInt8.self), second!.load(fromByteOffset: place, as: UInt8.self))
        if one != other { return one < other ? -1 : 1 }
    }
    return 0
}

/// The length of a C string in bytes, without the zero at its end.
@_disfavoredOverload public func strlen(_ text: UnsafePointer<CChar>?) -> Int {
    var length = 0
    while text![length] != 0 { length += 1 }
    return length
}

import Foundation

// Objective-C's functions take any pointer to bytes.

extension OutputStream {
    /// Writes bytes, and returns how many it has written.
    @_disfavoredOverload
    public func write(_ buffer: UnsafeRawPointer, maxLength len: Int) -> Int {
        write(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
    }
}

extension InputStream {
    /// Reads bytes, and returns how many it has read.
    @_disfavoredOverload
    public func read(_ buffer: UnsafeMutableRawPointer, maxLength len: Int) -> Int {
        read(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
    }
}

import Foundation

/// Writes formatted text as a C string.
///
/// - Parameters:
///   - ptr: the memory for the text and the zero at its end.
///   - len: the number of bytes there. What does not fit is left out.
/// - Returns: the length of the whole text in bytes.
@discardableResult
public func snprintf(ptr: UnsafeMutablePointer<Int8>, _ len: Int, _ format: UnsafePointer<Int8>, _ args: any CVarArg...) -> Int32 {
    withVaList(args) { vsnprintf(ptr, len, format, $0) }
}

/// Writes formatted text to an open file.
///
/// - Parameter fd: the file's descriptor.
/// - Returns: the number of bytes written, or less than zero where that fails.
@discardableResult
public func dprintf(_ fd: Int, _ format: UnsafePointer<Int8>, _ args: any CVarArg...) -> Int32 {
    withVaList(args) { vdprintf(Int32(fd), format, $0) }
}

import CStreams
import Foundation

/// Opens a stream that reads, writes, seeks and closes by functions, which get the cookie. Darwin's C library has it; positions are in
/// bytes.
public func funopen(
    _ cookie: UnsafeRawPointer?,
    _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
    _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
    _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?,
    _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>? {
    open_function_stream(cookie, readfn, writefn, seekfn, closefn)
}

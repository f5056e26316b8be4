import Foundation
internal import _FoundationICU

/// Reads text that ICU writes into a buffer.
enum UnicodeText {
    /// Returns the text that `write` produces, or `nil` if it fails. If the buffer is too small, `write` is called
    /// again with a larger one.
    static func read(
        capacity: Int = 128, _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        var status = U_ZERO_ERROR
        var buffer = [UInt16](repeating: 0, count: capacity)
        let length = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32(capacity), &status) }
        if status == U_BUFFER_OVERFLOW_ERROR, Int(length) > capacity, length < 1 << 20 {
            return read(capacity: Int(length) + 1, write)
        }
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length >= 0, Int(length) <= capacity else { return nil }
        return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
}

import Foundation

/// Reads a file line by line.
package final class LineReader {
    private let handle: FileHandle
    private var buffer = Data()
    /// The start of the next line in the buffer.
    private var start = 0

    /// Opens a file. The result is `nil` if it cannot be read.
    package init?(_ url: URL) {
        guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
        self.handle = handle
    }

    deinit { try? handle.close() }

    /// Returns the next line without its line feed, or nil after the last complete line.
    package func next() -> Data? {
        while true {
            if let length = lengthOfLine() {
                defer { start += length + 1 }
                return buffer.subdata(in: start..<start + length)
            }
            guard let more = try? handle.read(upToCount: 1 << 16), !more.isEmpty else { return nil }
            buffer = buffer.subdata(in: start..<buffer.count) + more
            start = 0
        }
    }

    private func lengthOfLine() -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard start < bytes.count, let line = bytes.baseAddress?.advanced(by: start),
                let end = memchr(line, 0x0A, bytes.count - start)
            else { return nil }
            return UnsafeRawPointer(end) - line
        }
    }
}

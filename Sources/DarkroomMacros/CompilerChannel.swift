import Foundation

/// The pipe to the compiler. It carries JSON objects, each preceded by its length.
enum CompilerChannel {
    /// Returns the next message, or `nil` if the compiler closed the pipe.
    static func receive() -> [String: Any]? {
        guard let header = read(8) else { return nil }
        let length = header.withUnsafeBytes { Int(UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self))) }
        guard let body = read(length) else { return nil }
        return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
    }

    static func send(_ message: [String: Any]) {
        guard let body = try? JSONSerialization.data(withJSONObject: message, options: .sortedKeys) else { return }
        var length = UInt64(body.count).littleEndian
        FileHandle.standardOutput.write(Data(bytes: &length, count: 8) + body)
    }

    private static func read(_ count: Int) -> Data? {
        var data = Data()
        while data.count < count {
            let part = FileHandle.standardInput.readData(ofLength: count - data.count)
            if part.isEmpty { return nil }
            data.append(part)
        }
        return data
    }
}

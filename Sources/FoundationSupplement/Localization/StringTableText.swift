import Foundation

/// Repairs the encoding of a file of localized strings.
enum StringTableText {
    /// Returns the data unchanged if it is UTF-8 or has a byte order mark. Otherwise invalid bytes are replaced by
    /// U+FFFD, and `report` receives the offset of the first one.
    static func repaired(_ data: Data, report: (Int) -> Void) -> Data {
        let namesItsEncoding = [Data([0xFE, 0xFF]), Data([0xFF, 0xFE]), Data("bplist".utf8)].contains(where: data.starts)
        if namesItsEncoding { return data }
        guard let offset = firstBrokenByte(data) else { return data }
        report(offset)
        return Data(String(decoding: data, as: UTF8.self).utf8)
    }

    private static func firstBrokenByte(_ data: Data) -> Int? {
        var decoder = UTF8()
        var bytes = data.makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&bytes) {
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }
}

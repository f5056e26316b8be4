import Foundation

/// The JSON encoding of reports. Equal reports give equal bytes.
package enum ReportEncoding {
    /// Returns JSON with keys in alphabetical order, dates as ISO 8601 and infinite numbers as strings.
    package static func json(_ report: some Encodable) throws -> String {
        String(decoding: try encoder.encode(report), as: UTF8.self)
    }

    /// An encoder like `json`, with indented lines.
    package static var encoder: JSONEncoder {
        let encoder = lineEncoder
        encoder.outputFormatting.insert(.prettyPrinted)
        return encoder
    }

    /// An encoder like `json`, without line breaks.
    package static var lineEncoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return encoder
    }

    /// A decoder for the output of the encoders.
    package static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return decoder
    }
}

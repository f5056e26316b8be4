import Foundation

/// How reports are written as JSON: the same bytes for the same report.
package enum ReportEncoding {
    /// Keys in alphabetical order, dates as ISO 8601, numbers without an end as strings.
    package static func json(_ report: some Encodable) throws -> String {
        String(decoding: try encoder.encode(report), as: UTF8.self)
    }

    /// As `json`, in lines.
    package static var encoder: JSONEncoder {
        let encoder = lineEncoder
        encoder.outputFormatting.insert(.prettyPrinted)
        return encoder
    }

    /// As `json`, in one line.
    package static var lineEncoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return encoder
    }

    /// Reads what the encoders write.
    package static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return decoder
    }
}

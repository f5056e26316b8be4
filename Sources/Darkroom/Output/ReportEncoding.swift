import Foundation

/// How reports are written as JSON: the same bytes for the same report.
enum ReportEncoding {
    /// Keys in alphabetical order, dates as ISO 8601, numbers without an end as strings.
    static func json(_ report: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return String(decoding: try encoder.encode(report), as: UTF8.self)
    }
}

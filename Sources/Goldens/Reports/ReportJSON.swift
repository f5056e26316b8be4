import Files
import Foundation

extension VerificationReport {
    /// Passes the text of `report.json` to `put` piece by piece, so that it is never in memory as a whole.
    func writeJSON(_ put: (String) throws -> Void) throws {
        var frame = self
        frame.pictures = []
        let text = try ReportEncoding.json(frame)
        // JSON strings contain no line breaks, so the text occurs only once.
        guard !pictures.isEmpty, let place = text.range(of: "\"pictures\" : [\n\n  ]") else { return try put(text + "\n") }
        try put(text[..<place.lowerBound] + "\"pictures\" : [")
        let encoder = ReportEncoding.encoder
        var separator = "\n    "
        for picture in pictures {
            let lines = try encoder.encode(picture).split(separator: UInt8(ascii: "\n"))
            try put(separator + lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n    "))
            separator = ",\n    "
        }
        try put("\n  ]" + text[place.upperBound...] + "\n")
    }
}

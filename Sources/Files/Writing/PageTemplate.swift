import Foundation

/// Pages of one file that are made of a template, with a script that the page's own policy allows.
package enum PageTemplate {
    /// Passes a template to `put` with values instead of `{{NAME}}`. It makes one pass, so that values are not searched for
    /// names.
    ///
    /// - Parameter value: returns the value of a name, after it has passed what precedes it to `put` itself; nil for text that
    ///   only looks like a name.
    package static func fill(_ template: String, _ put: (String) throws -> Void, _ value: (String) throws -> String?) rethrows {
        for (number, piece) in template.components(separatedBy: "{{").enumerated() {
            if number > 0, let end = piece.range(of: "}}"), let value = try value(String(piece[..<end.lowerBound])) {
                try put(value)
                try put(String(piece[end.upperBound...]))
            } else {
                try put(number > 0 ? "{{" + piece : piece)
            }
        }
    }

    /// Returns the hash by which a content security policy allows a script (https://www.w3.org/TR/CSP3/#external-hash).
    package static func policyHash(of script: String) -> String {
        let digits = Array(ContentHash.sha256(Data(script.utf8)))
        let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...($0 + 1)]), radix: 16)! }
        return "sha256-" + Data(bytes).base64EncodedString()
    }

    /// Returns JSON for a script element, which it cannot end.
    ///
    /// - Throws: the encoder's errors.
    package static func json(_ value: some Encodable) throws -> String {
        String(decoding: try ReportEncoding.lineEncoder.encode(value), as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003C")
    }
}

import Foundation

// Foundation on Linux takes an address for the path of a file where no encoding is given: it reads a file of this machine. These
// functions have the symbol names of Foundation's own and its parameters.
extension String {
    /// Takes the place of `String.init(contentsOf:)`.
    @_silgen_name("$sSS10FoundationE10contentsOfSS0A10Essentials3URLVh_tKcfC")
    public static func _hostContents(_ url: __shared URL) throws -> String { try contents(of: url).text }

    /// Takes the place of `String.init(contentsOf:usedEncoding:)`.
    @_silgen_name("$sSS20FoundationEssentialsE10contentsOf12usedEncodingSSAA3URLVh_SSAAE0F0VztKcfC")
    public static func _hostContents(_ url: __shared URL, usedEncoding: inout String.Encoding) throws -> String {
        let (text, encoding) = try contents(of: url)
        usedEncoding = encoding
        return text
    }

    private static func contents(of url: URL) throws -> (text: String, encoding: Encoding) {
        let data = try Data(contentsOf: url)
        // A mark at the start tells the encoding. The longer ones begin as the shorter ones do.
        let marks: [(bytes: [UInt8], encoding: Encoding)] = [
            ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32), ([0xFF, 0xFE], .utf16),
            ([0xFE, 0xFF], .utf16),
        ]
        let mark = marks.first { data.starts(with: $0.bytes) }
        let bytes = mark?.encoding == .utf8 ? data.dropFirst(3) : data
        guard let text = String(data: bytes, encoding: mark?.encoding ?? .utf8) else {
            throw CocoaError(.fileReadUnknownStringEncoding, userInfo: [NSURLErrorKey: url])
        }
        return (text, mark?.encoding ?? .utf8)
    }
}

import Foundation

// The parts of messages whose form the NFC Forum defines: addresses and texts.

/// What an address begins with, by the first byte of its part (NFC Forum, URI Record Type Definition).
private let prefixes = [
    "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@", "ftp://ftp.",
    "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:", "rtsp://", "urn:", "pop:",
    "sip:", "sips:", "tftp:", "btspp://", "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://", "file://", "urn:epc:id:",
    "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
]

extension NFCNDEFPayload {
    public class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
        guard !uri.isEmpty else { return nil }
        let code = prefixes.indices.filter { uri.hasPrefix(prefixes[$0]) }.max { prefixes[$0].count < prefixes[$1].count } ?? 0
        return NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
            payload: Data([UInt8(code)] + uri.dropFirst(prefixes[code].count).utf8))
    }
    public class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
        wellKnownTypeURIPayload(string: url.absoluteString)
    }
    public class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
        let language = Array((locale.language.languageCode?.identifier ?? "en").utf8)
        return NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
            payload: Data([UInt8(language.count)] + language + text.utf8))
    }

    /// The address of a part; nil where it is no address.
    public func wellKnownTypeURIPayload() -> URL? {
        guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let code = payload.first,
            prefixes.indices.contains(Int(code))
        else { return nil }
        return URL(string: prefixes[Int(code)] + String(decoding: payload.dropFirst(), as: UTF8.self))
    }

    /// The text of a part with its language; nil where it is no text.
    public func wellKnownTypeTextPayload() -> (String?, Locale?) {
        guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let state = payload.first else { return (nil, nil) }
        // The highest bit tells the encoding, and the lowest six are the length of the language's name.
        let rest = payload.dropFirst()
        let length = Int(state & 0x3F)
        guard rest.count >= length else { return (nil, nil) }
        let text = String(data: rest.dropFirst(length), encoding: state & 0x80 == 0 ? .utf8 : .utf16)
        return (text, Locale(identifier: String(decoding: rest.prefix(length), as: UTF8.self)))
    }
}

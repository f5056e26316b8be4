import Foundation

// Core Foundation's numbers of encodings are not Foundation's. Encodings that Foundation has no number for have Core Foundation's,
// with a mark, as its header CFStringEncodingExt.h and NSString.h say.

private let ownNumbers: [(coreFoundation: CFStringEncoding, foundation: String.Encoding)] = [
    (0, .macOSRoman), (0x0500, .windowsCP1252), (0x0201, .isoLatin1), (0x0202, .isoLatin2), (0x0B01, .nextstep), (0x0600, .ascii),
    (0x0100, .unicode), (0x0800_0100, .utf8), (0x0BFF, .nonLossyASCII), (0x1000_0100, .utf16BigEndian), (0x1400_0100, .utf16LittleEndian),
    (0x0C00_0100, .utf32), (0x1800_0100, .utf32BigEndian), (0x1C00_0100, .utf32LittleEndian), (0x0A01, .shiftJIS), (0x0920, .japaneseEUC),
    (0x0820, .iso2022JP), (0x0501, .windowsCP1250), (0x0502, .windowsCP1251), (0x0503, .windowsCP1253), (0x0504, .windowsCP1254),
]
private let mark: UInt = 0x8000_0000

public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    ownNumbers.first { $0.coreFoundation == encoding }?.foundation.rawValue ?? UInt(encoding) | mark
}

public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    if let known = ownNumbers.first(where: { $0.foundation.rawValue == encoding }) { return known.coreFoundation }
    return encoding & mark == 0 ? kCFStringEncodingInvalidId : CFStringEncoding(truncatingIfNeeded: encoding & ~mark)
}

/// The names that the Internet Assigned Numbers Authority has registered for encodings; the first name of each is the preferred one.
private let registeredNames: [(name: String, encoding: CFStringEncoding)] = [
    ("utf-8", 0x0800_0100), ("utf8", 0x0800_0100), ("us-ascii", 0x0600), ("ascii", 0x0600), ("utf-16", 0x0100), ("iso-10646-ucs-2", 0x0100),
    ("utf-16be", 0x1000_0100), ("utf-16le", 0x1400_0100), ("utf-32", 0x0C00_0100), ("utf-32be", 0x1800_0100), ("utf-32le", 0x1C00_0100),
    ("iso-8859-1", 0x0201), ("latin1", 0x0201), ("iso-8859-2", 0x0202), ("latin2", 0x0202), ("macintosh", 0), ("mac", 0),
    ("windows-1250", 0x0501), ("windows-1251", 0x0502), ("windows-1252", 0x0500), ("windows-1253", 0x0503), ("windows-1254", 0x0504),
    ("shift_jis", 0x0A01), ("euc-jp", 0x0920), ("iso-2022-jp", 0x0820),
]

/// The encoding of a registered name; `kCFStringEncodingInvalidId` where the name is not known.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    guard let theString else { return kCFStringEncodingInvalidId }
    let name = String(describing: theString).lowercased()
    return registeredNames.first { $0.name == name }?.encoding ?? kCFStringEncodingInvalidId
}

/// The registered name of an encoding; nil where it has none.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    registeredNames.first { $0.encoding == encoding }.map { $0.name as CFString }
}

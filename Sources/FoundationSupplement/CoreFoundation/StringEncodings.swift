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

import Foundation

// Core Foundation's types. On Apple's systems these are bridged to Foundation's classes without a conversion; here they
// are those classes, so that `as` converts between them and Swift's values.

public typealias CFTypeRef = AnyObject
public typealias CFPropertyList = AnyObject
public typealias CFString = NSString
public typealias CFMutableString = NSMutableString
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFSet = NSSet
public typealias CFMutableSet = NSMutableSet
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFDate = NSDate
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias CFLocale = NSLocale
public typealias CFCalendar = NSCalendar
public typealias CFTimeZone = NSTimeZone
public typealias CFCharacterSet = NSCharacterSet
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFNull = NSNull
public typealias CFUUID = NSUUID
public typealias CFBundle = Bundle

public typealias CFIndex = Int
public typealias CFHashCode = UInt
public typealias CFTypeID = UInt
public typealias CFOptionFlags = UInt
public typealias CFStringEncoding = UInt32

/// The encodings of every system.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x0500
    case isoLatin1 = 0x0201
    case nextStepLatin = 0x0B01
    case ASCII = 0x0600
    case unicode = 0x0100
    case UTF8 = 0x0800_0100
    case nonLossyASCII = 0x0BFF
    case UTF16BE = 0x1000_0100
    case UTF16LE = 0x1400_0100
    case UTF32 = 0x0C00_0100
    case UTF32BE = 0x1800_0100
    case UTF32LE = 0x1C00_0100
}
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = CFTimeInterval

public typealias OSStatus = Int32
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias OSType = UInt32
public typealias UniChar = UInt16
public typealias UTF32Char = UInt32
public typealias UTF16Char = UInt16
public typealias UniCharCount = UInt
public typealias FourCharCode = UInt32

public var noErr: OSStatus { 0 }

/// A range of a Core Foundation value.
public struct CFRange: Equatable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
    public init() { self.init(location: 0, length: 0) }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// A source of memory. There is only the system's.
public final class CFAllocator: Sendable {
    static let system = CFAllocator()
}

public var kCFAllocatorDefault: CFAllocator! { nil }
public var kCFAllocatorSystemDefault: CFAllocator! { .system }

public var kCFBooleanTrue: CFBoolean! { true }
public var kCFBooleanFalse: CFBoolean! { false }
public var kCFNull: CFNull! { NSNull() }

public var kCFAbsoluteTimeIntervalSince1970: CFTimeInterval { Date.timeIntervalBetween1970AndReferenceDate }
public var kCFAbsoluteTimeIntervalSince1904: CFTimeInterval { 3_061_152_000 }

public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
public var kCFBundleNameKey: CFString! { "CFBundleName" }
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }

import Foundation

// Core Foundation's functions that widgets and what they share with their apps call.

/// Returns the seconds since the reference date on the clock that the picture shows.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

// Numbers in another order of bytes. This machine's is little-endian, as Apple's are.

public typealias CFByteOrder = CFIndex
public let CFByteOrderUnknown = 0, CFByteOrderLittleEndian = 1, CFByteOrderBigEndian = 2
public func CFByteOrderGetCurrent() -> CFByteOrder { CFByteOrderLittleEndian }
public func CFSwapInt16(_ arg: UInt16) -> UInt16 { arg.byteSwapped }
public func CFSwapInt32(_ arg: UInt32) -> UInt32 { arg.byteSwapped }
public func CFSwapInt64(_ arg: UInt64) -> UInt64 { arg.byteSwapped }
public func CFSwapInt16BigToHost(_ arg: UInt16) -> UInt16 { UInt16(bigEndian: arg) }
public func CFSwapInt32BigToHost(_ arg: UInt32) -> UInt32 { UInt32(bigEndian: arg) }
public func CFSwapInt64BigToHost(_ arg: UInt64) -> UInt64 { UInt64(bigEndian: arg) }
public func CFSwapInt16HostToBig(_ arg: UInt16) -> UInt16 { arg.bigEndian }
public func CFSwapInt32HostToBig(_ arg: UInt32) -> UInt32 { arg.bigEndian }
public func CFSwapInt64HostToBig(_ arg: UInt64) -> UInt64 { arg.bigEndian }
public func CFSwapInt16LittleToHost(_ arg: UInt16) -> UInt16 { UInt16(littleEndian: arg) }
public func CFSwapInt32LittleToHost(_ arg: UInt32) -> UInt32 { UInt32(littleEndian: arg) }
public func CFSwapInt64LittleToHost(_ arg: UInt64) -> UInt64 { UInt64(littleEndian: arg) }
public func CFSwapInt16HostToLittle(_ arg: UInt16) -> UInt16 { arg.littleEndian }
public func CFSwapInt32HostToLittle(_ arg: UInt32) -> UInt32 { arg.littleEndian }
public func CFSwapInt64HostToLittle(_ arg: UInt64) -> UInt64 { arg.littleEndian }

public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    guard let first = cf1 as? NSObject, let second = cf2 as? NSObject else { return cf1 === cf2 }
    return first.isEqual(second)
}

public func CFHash(_ cf: CFTypeRef!) -> CFHashCode {
    (cf as? NSObject).map { UInt(bitPattern: $0.hash) } ?? 0
}

public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.length }
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }
/// Returns the value of a key. Foundation hands out values as Swift's types, which the pointer needs an object of; that is never freed,
/// because nothing says how long the pointer is used.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let key, let value = theDict.object(forKey: Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()) else { return nil }
    return UnsafeRawPointer(Unmanaged.passRetained(value as AnyObject).toOpaque())
}
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }

public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! {
    NSString(string: uuid.uuidString)
}

public func CFURLCreateWithString(_ allocator: CFAllocator!, _ URLString: CFString!, _ baseURL: CFURL!) -> CFURL! {
    NSURL(string: String(describing: URLString!), relativeTo: baseURL.map { $0 as URL })
}

public func CFURLGetString(_ anURL: CFURL!) -> CFString! { NSString(string: anURL.absoluteString) }

/// Changes a string as ICU's transform of that name does, and returns whether it exists.
public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    let name = StringTransform(rawValue: String(describing: transform!))
    let place = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
        ?? NSRange(location: 0, length: string.length)
    guard let changed = string.substring(with: place).applyingTransform(name, reverse: reverse) else { return false }
    string.replaceCharacters(in: place, with: changed)
    range?.pointee.length = (changed as NSString).length
    return true
}

public var kCFStringTransformToLatin: CFString! { name(of: .toLatin) }
public var kCFStringTransformStripDiacritics: CFString! { name(of: .stripDiacritics) }
public var kCFStringTransformStripCombiningMarks: CFString! { name(of: .stripCombiningMarks) }
public var kCFStringTransformMandarinLatin: CFString! { name(of: .mandarinToLatin) }

private func name(of transform: StringTransform) -> CFString { NSString(string: transform.rawValue) }

public func CFErrorGetDomain(_ err: CFError!) -> CFString! { NSString(string: err.domain) }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { NSDictionary(dictionary: err.userInfo) }
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { NSString(string: err.localizedDescription) }

public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// The bytes of a value, which lie where they are as long as the value does.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}

public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    theData.getBytes(buffer, range: NSRange(location: range.location, length: range.length))
}

/// The version of Foundation that iOS 26 has.
public let NSFoundationVersionNumber: Double = 4040
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1

public func CFBundleGetMainBundle() -> CFBundle! { .main }

/// Escapes what is no part of an address, without the characters to leave and with those to escape.
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveUnescaped: CFString!,
    _ legalURLCharactersToBeEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
    var kept = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'();:@&=+$,/?")
    if let escaped = legalURLCharactersToBeEscaped { kept.subtract(CharacterSet(charactersIn: String(describing: escaped))) }
    if let left = charactersToLeaveUnescaped { kept.formUnion(CharacterSet(charactersIn: String(describing: left))) }
    return originalString.addingPercentEncoding(withAllowedCharacters: kept).map { NSString(string: $0) }
}

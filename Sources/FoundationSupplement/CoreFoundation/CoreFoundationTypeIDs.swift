import Foundation

// What kind of Core Foundation's an object is. The numbers have no meaning beside being different, as on Apple's systems.

/// The kinds of numbers.
public enum CFNumberType: CFIndex, Sendable {
    case sInt8Type = 1, sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type, charType, shortType, intType, longType
    case longLongType, floatType, doubleType, cfIndexType, nsIntegerType, cgFloatType
    public static var maxType: CFNumberType { .cgFloatType }
}

/// The kind in which a number is kept; that of a character for `true` and `false`.
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c"), UInt8(ascii: "B"): .charType
    case UInt8(ascii: "f"): .float32Type
    case UInt8(ascii: "d"): .float64Type
    default: .sInt64Type
    }
}

public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
    [.float32Type, .float64Type].contains(CFNumberGetType(number))
}

public func CFNullGetTypeID() -> CFTypeID { 1 }
public func CFBooleanGetTypeID() -> CFTypeID { 2 }
public func CFNumberGetTypeID() -> CFTypeID { 3 }
public func CFStringGetTypeID() -> CFTypeID { 4 }
public func CFArrayGetTypeID() -> CFTypeID { 5 }
public func CFDictionaryGetTypeID() -> CFTypeID { 6 }
public func CFSetGetTypeID() -> CFTypeID { 7 }
public func CFDataGetTypeID() -> CFTypeID { 8 }
public func CFDateGetTypeID() -> CFTypeID { 9 }
public func CFURLGetTypeID() -> CFTypeID { 10 }
public func CFErrorGetTypeID() -> CFTypeID { 11 }
public func CFUUIDGetTypeID() -> CFTypeID { 12 }
public func CFAttributedStringGetTypeID() -> CFTypeID { 13 }

/// The kind of an object, or 0 for one of another framework.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf {
    case is NSNull: CFNullGetTypeID()
    case let number as NSNumber: CFNumberGetType(number) == .charType ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    case is NSString: CFStringGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSSet: CFSetGetTypeID()
    case is NSData: CFDataGetTypeID()
    case is NSDate: CFDateGetTypeID()
    case is NSURL: CFURLGetTypeID()
    case is NSError: CFErrorGetTypeID()
    case is NSUUID: CFUUIDGetTypeID()
    case is NSAttributedString: CFAttributedStringGetTypeID()
    default: 0
    }
}

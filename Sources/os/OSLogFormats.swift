/// The format of an integer in a message. No message is shown, so all formats are alike.
public struct OSLogIntegerFormatting: Sendable {
    public static let decimal = OSLogIntegerFormatting()
    public static let hex = OSLogIntegerFormatting()
    public static let octal = OSLogIntegerFormatting()

    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting { .decimal }
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
    ) -> OSLogIntegerFormatting { .decimal }

    public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting { .hex }
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: @autoclosure @escaping () -> Int
    ) -> OSLogIntegerFormatting { .hex }

    public static func octal(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting { .octal }
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: @autoclosure @escaping () -> Int
    ) -> OSLogIntegerFormatting { .octal }
}

/// The format of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
    public static let fixed = OSLogFloatFormatting()
    public static let hex = OSLogFloatFormatting()
    public static let exponential = OSLogFloatFormatting()
    public static let hybrid = OSLogFloatFormatting()

    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting { .hex }

    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting { .fixed }
    public static func fixed(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { .fixed }

    public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting { .exponential }
    public static func exponential(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { .exponential }

    public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting { .hybrid }
    public static func hybrid(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting { .hybrid }
}

/// What an integer in a message stands for.
public enum OSLogIntExtendedFormat: Sendable { case bitrate, bitrateIEC, byteCount, byteCountIEC, secondsSince1970 }

/// What an integer of 32 bits in a message stands for.
public enum OSLogInt32ExtendedFormat: Sendable {
    case ipv4Address, secondsSince1970, darwinErrno, darwinMode, darwinSignal, machErrno, bitrate, bitrateIEC, byteCount,
        byteCountIEC
}

/// The words of a Boolean value in a message.
public enum OSLogBoolFormat: Sendable { case truth, answer }

/// What the bytes at a pointer in a message stand for.
public enum OSLogPointerFormat: Sendable { case ipv6Address, timeval, timespec, uuid, sockaddr, none }

import Foundation

// Names of Darwin's C library that Linux lacks.

public let MAXFLOAT: Float = .greatestFiniteMagnitude
public let HUGE: Float = .greatestFiniteMagnitude
public let HUGE_VAL: Double = .infinity
public let HUGE_VALF: Float = .infinity

/// The longest path in bytes.
public let MAXPATHLEN: Int32 = 1024

public typealias errno_t = Int32
public typealias rsize_t = Int

/// Fills memory, and is never left out by the compiler.
@discardableResult public func memset_s(_ s: UnsafeMutableRawPointer!, _ smax: rsize_t, _ c: Int32, _ n: rsize_t) -> errno_t {
    guard let s, n <= smax else { return EINVAL }
    memset(s, c, n)
    return 0
}

/// Lets other threads run.
public func pthread_yield_np() { sched_yield() }

/// Gives a value of the system by its name: those that programs tell devices by, as the simulator of an iPhone has them, the same on
/// every machine. Others are not found.
@discardableResult public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
    _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
    guard let name, let bytes = SystemValues.bytes(of: String(cString: name)) else {
        oldlenp?.pointee = 0
        errno = ENOENT
        return -1
    }
    guard let oldp else {
        oldlenp?.pointee = bytes.count
        return 0
    }
    let room = oldlenp?.pointee ?? bytes.count
    bytes.prefix(room).withUnsafeBytes { oldp.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    oldlenp?.pointee = min(room, bytes.count)
    guard room >= bytes.count else {
        errno = ENOMEM
        return -1
    }
    return 0
}

/// The values that `sysctlbyname` finds.
private enum SystemValues {
    private static let texts = ["hw.machine": "arm64", "hw.model": "iPhone", "kern.ostype": "Darwin", "kern.osrelease": "24.0.0", "kern.osversion": "22A348"]
    private static let numbers = ["hw.ncpu": 6, "hw.logicalcpu": 6, "hw.physicalcpu": 6, "hw.activecpu": 6, "hw.pagesize": 16384]
    private static let largeNumbers = ["hw.memsize": 8_589_934_592]

    /// The bytes of a value: a text that ends with a zero, or a number of 4 or 8 bytes; nil for other names.
    static func bytes(of name: String) -> [UInt8]? {
        if let text = texts[name] { return Array(text.utf8) + [0] }
        if let number = numbers[name] { return withUnsafeBytes(of: Int32(number)) { Array($0) } }
        return largeNumbers[name].map { number in withUnsafeBytes(of: Int64(number)) { Array($0) } }
    }
}

// Limits that C computes, so that Swift does not see them.
public let INT64_MIN = Int64.min
/// The smallest number of 32 bits.
public let INT32_MIN = Int32.min
/// The smallest number of 16 bits.
public let INT16_MIN = Int32(Int16.min)
public let INT64_MAX = Int64.max
public let UINT64_MAX = UInt64.max

/// The type of a file of which nothing is known: "????" as bytes.
public var kUnknownType: Int { 0x3F3F3F3F }

/// The number of characters of each of `utsname`'s names, as this system has it.
public let _SYS_NAMELEN: Int32 = 65

// The libraries of a program on Apple's systems, by their numbers. There are none here.

/// The number of libraries: none.
public func _dyld_image_count() -> UInt32 { 0 }
/// The path of a library; nil, because there is none.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>! { nil }
/// The place of a library in memory; nil, because there is none. MachO has it with its type.
@_disfavoredOverload
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafeRawPointer! { nil }

// Attributes of files. Files have none here: reading one fails, and so does writing one.

public func getxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int,
    _ position: UInt32, _ options: Int32
) -> Int { failing() }

public func setxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int,
    _ position: UInt32, _ options: Int32
) -> Int32 { Int32(failing()) }

public func removexattr(_ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32) -> Int32 {
    Int32(failing())
}

public func listxattr(
    _ path: UnsafePointer<CChar>!, _ namebuff: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: Int32
) -> Int { failing() }

private func failing() -> Int {
    errno = ENOTSUP
    return -1
}

extension sockaddr {
    /// The length in bytes, which Linux does not keep.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        set {}
    }
}

extension sockaddr_in {
    /// The length in bytes, which Linux does not keep.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// The length in bytes, which Linux does not keep.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}

extension URLResourceKey {
    public static let volumeAvailableCapacityForImportantUsageKey =
        URLResourceKey(rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    public static let volumeAvailableCapacityForOpportunisticUsageKey =
        URLResourceKey(rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
    /// The same free space in every picture: 64 GB.
    public var volumeAvailableCapacityForImportantUsage: Int64? { 64_000_000_000 }
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { 64_000_000_000 }
}

public let XATTR_NOFOLLOW: Int32 = 0x1
public let ENOATTR: Int32 = 93

// Apple's Foundation declares it so, and Linux's declares raw values alone.
extension FileProtectionType: @retroactive Equatable, @retroactive Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// The family of an interface's own address, which no address has here, because Linux tells it in another form.
public let AF_LINK: Int32 = 18

/// What an interface has sent and received.
public struct if_data: Sendable {
    public var ifi_type: UInt8 = 0
    public var ifi_mtu: UInt32 = 0
    public var ifi_baudrate: UInt32 = 0
    public var ifi_ipackets: UInt32 = 0
    public var ifi_ierrors: UInt32 = 0
    public var ifi_opackets: UInt32 = 0
    public var ifi_oerrors: UInt32 = 0
    public var ifi_ibytes: UInt32 = 0
    public var ifi_obytes: UInt32 = 0
    public init() {}
}

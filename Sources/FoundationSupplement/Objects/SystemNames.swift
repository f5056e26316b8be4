import Foundation

// Names of Darwin's C library that Linux lacks.

public let MAXFLOAT: Float = .greatestFiniteMagnitude
public let HUGE: Float = .greatestFiniteMagnitude
public let HUGE_VAL: Double = .infinity
public let HUGE_VALF: Float = .infinity

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

/// Finds no value: Linux has no table of the system's values by name.
@discardableResult public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
    _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
    oldlenp?.pointee = 0
    errno = ENOENT
    return -1
}

// The libraries of a program on Apple's systems, by their numbers. There are none here.

/// The number of libraries: none.
public func _dyld_image_count() -> UInt32 { 0 }
/// The path of a library; nil, because there is none.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>! { nil }
/// The place of a library in memory; nil, because there is none.
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

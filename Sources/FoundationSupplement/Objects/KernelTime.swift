import Foundation

// The names of Mach's clock, which counts nanoseconds here. It goes on while the date stands still, as timers do.

public typealias kern_return_t = Int32
public typealias mach_port_t = UInt32
public typealias natural_t = UInt32
public typealias integer_t = Int32
public let KERN_SUCCESS: Int32 = 0

/// The fraction of a nanosecond that a tick of the clock is.
public struct mach_timebase_info_data_t: Sendable {
    public var numer: UInt32
    public var denom: UInt32

    public init() { (numer, denom) = (0, 0) }
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>

// In C, a structure and a function have this name.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// Tells that a tick is a nanosecond.
@discardableResult public func mach_timebase_info(_ info: mach_timebase_info_t!) -> kern_return_t {
    info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}

/// The nanoseconds since the machine started.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
/// The nanoseconds of a clock; 0 where there is no such clock.
public func clock_gettime_nsec_np(_ clock_id: clockid_t) -> UInt64 {
    var time = timespec()
    guard clock_gettime(clock_id, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The clock that stands still while the machine sleeps.
public var CLOCK_UPTIME_RAW: clockid_t { CLOCK_MONOTONIC }
public var CLOCK_UPTIME_RAW_APPROX: clockid_t { CLOCK_MONOTONIC }
public var CLOCK_MONOTONIC_RAW_APPROX: clockid_t { CLOCK_MONOTONIC_RAW }

/// The nanoseconds since the machine started.
public func mach_continuous_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

extension stat {
    /// When the file was read last.
    public var st_atimespec: timespec {
        get { st_atim }
        set { st_atim = newValue }
    }

    /// When the content changed last.
    public var st_mtimespec: timespec {
        get { st_mtim }
        set { st_mtim = newValue }
    }

    /// When the content or the attributes changed last.
    public var st_ctimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }

    /// When the file was made; Linux tells only when it changed last.
    public var st_birthtimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }
}

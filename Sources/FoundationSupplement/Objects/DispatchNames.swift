import Dispatch

// What Apple's Dispatch has besides Linux's: amounts of time in one another, and a serial queue's class by its own name.

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A queue that does one thing after the other.
public typealias OS_dispatch_queue_serial = DispatchQueue

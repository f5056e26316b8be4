import Dispatch

// Names of Apple's Dispatch that Linux lacks: time constants and the class of serial queues.

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A queue that runs its work items one after another.
public typealias OS_dispatch_queue_serial = DispatchQueue

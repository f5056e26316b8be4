import Dispatch

// Names of Apple's Dispatch that Linux lacks: time constants and the classes of queues.

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A queue that runs its work items one after another.
public typealias DispatchSerialQueue = DispatchQueue
public typealias OS_dispatch_queue_serial = DispatchQueue

/// A queue that runs several work items at the same time.
public typealias DispatchConcurrentQueue = DispatchQueue
public typealias OS_dispatch_queue_concurrent = DispatchQueue
public typealias OS_dispatch_queue = DispatchQueue

// A set of flags of Dispatch, which never change.
extension DispatchWorkItemFlags: @retroactive @unchecked Sendable {}

import Dispatch
import Foundation

// Names of Apple's Dispatch that Linux lacks: time constants and the classes of queues.

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The label of a queue; nil stands for the current queue, which is the main one.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    // As Dispatch's own, the text stays where it is.
    UnsafePointer(strdup(queue?.label ?? "com.apple.main-thread")!)
}

/// A queue that runs its work items one after another.
public typealias DispatchSerialQueue = DispatchQueue
public typealias OS_dispatch_queue_serial = DispatchQueue

/// A queue that runs several work items at the same time.
public typealias DispatchConcurrentQueue = DispatchQueue
public typealias OS_dispatch_queue_concurrent = DispatchQueue
public typealias OS_dispatch_queue = DispatchQueue

// A set of flags of Dispatch, which never change.
extension DispatchWorkItemFlags: @retroactive @unchecked Sendable {}

extension DispatchQueue: @retroactive Hashable, _EqualByIdentity {}

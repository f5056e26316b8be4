import Foundation

// Locks that classes can inherit from. The compiler refuses subclasses of Foundation's on Linux, because it cannot load their
// platform's members. Modules with such subclasses get these in the place of Foundation's.

/// A lock. Another thread waits until it is unlocked.
// The lock that it holds guards itself.
open class _NSLock: NSObject, NSLocking, @unchecked Sendable {
    private let held = Foundation.NSLock()

    public override init() { super.init() }

    open var name: String? {
        get { held.name }
        set { held.name = newValue }
    }
    open func lock() { held.lock() }
    open func unlock() { held.unlock() }
    open func `try`() -> Bool { held.try() }
    open func lock(before limit: Date) -> Bool { held.lock(before: limit) }
}

/// A lock that the thread which holds it may lock again.
// The lock that it holds guards itself.
open class _NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
    private let held = Foundation.NSRecursiveLock()

    public override init() { super.init() }

    open var name: String? {
        get { held.name }
        set { held.name = newValue }
    }
    open func lock() { held.lock() }
    open func unlock() { held.unlock() }
    open func `try`() -> Bool { held.try() }
    open func lock(before limit: Date) -> Bool { held.lock(before: limit) }
}

/// A lock with a signal for the threads that wait.
// The lock that it holds guards itself.
open class _NSCondition: NSObject, NSLocking, @unchecked Sendable {
    private let held = Foundation.NSCondition()

    public override init() { super.init() }

    open var name: String? {
        get { held.name }
        set { held.name = newValue }
    }
    open func lock() { held.lock() }
    open func unlock() { held.unlock() }
    open func wait() { held.wait() }
    @discardableResult open func wait(until limit: Date) -> Bool { held.wait(until: limit) }
    open func signal() { held.signal() }
    open func broadcast() { held.broadcast() }
}

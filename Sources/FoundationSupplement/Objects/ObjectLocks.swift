import Foundation
import Synchronization

/// The recursive locks of the objects that are locked now.
private let objectLocks = Mutex<[ObjectIdentifier: ObjectLock]>([:])

// The lock is Foundation's; the number of users changes only while the table is locked.
private final class ObjectLock: @unchecked Sendable {
    let lock = NSRecursiveLock()
    var users = 0
}

private let OBJC_SYNC_SUCCESS: Int32 = 0
private let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// Locks an object, as often as its thread asks for it.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
    let key = ObjectIdentifier(obj as AnyObject)
    let lock = objectLocks.withLock { locks in
        let lock = locks[key] ?? ObjectLock()
        lock.users += 1
        locks[key] = lock
        return lock
    }
    lock.lock.lock()
    return OBJC_SYNC_SUCCESS
}

/// Unlocks an object that this thread has locked.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
    let key = ObjectIdentifier(obj as AnyObject)
    let lock = objectLocks.withLock { locks -> ObjectLock? in
        guard let lock = locks[key] else { return nil }
        lock.users -= 1
        if lock.users == 0 { locks[key] = nil }
        return lock
    }
    guard let lock else { return OBJC_SYNC_NOT_OWNING_THREAD_ERROR }
    lock.lock.unlock()
    return OBJC_SYNC_SUCCESS
}

// Packages such as swift-argument-parser expect Apple's lock in a module named os. Here it is a mutex. Its functions
// leave no symbols behind, so code that is compiled against this module need not be linked with it.
@_exported import Glibc

/// A lock for short critical sections.
public typealias os_unfair_lock = pthread_mutex_t
public typealias os_unfair_lock_s = pthread_mutex_t
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

@_alwaysEmitIntoClient @inline(__always)
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }

@_alwaysEmitIntoClient @inline(__always)
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }

/// Acquires the lock if it is free, and returns whether it did.
@_alwaysEmitIntoClient @inline(__always)
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock) == 0 }

/// Effect: none. A mutex of Linux does not know its owner.
@_alwaysEmitIntoClient @inline(__always)
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock>) {}

/// Effect: none. A mutex of Linux does not know its owner.
@_alwaysEmitIntoClient @inline(__always)
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock>) {}

// Packages that find a module named os expect Apple's lock in it (swift-argument-parser does). It is a mutex here, in
// functions that leave no symbol behind: whoever is compiled against this module need not be linked with it.
@_exported import Glibc

/// A lock for short sections.
public typealias os_unfair_lock = pthread_mutex_t
public typealias os_unfair_lock_s = pthread_mutex_t
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

@_alwaysEmitIntoClient @inline(__always)
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }

@_alwaysEmitIntoClient @inline(__always)
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }

/// Whether the lock was free and is now taken.
@_alwaysEmitIntoClient @inline(__always)
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock) == 0 }

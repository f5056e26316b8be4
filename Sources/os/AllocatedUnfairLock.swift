/// A lock that protects a value.
// The state is only accessed with the lock held.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage: ManagedBuffer<State, pthread_mutex_t> {
        // The buffer releases the state itself.
        deinit { _ = withUnsafeMutablePointerToElements { pthread_mutex_destroy($0) } }
    }

    private let storage: ManagedBuffer<State, pthread_mutex_t>

    public init(uncheckedState initialState: State) {
        storage = Storage.create(minimumCapacity: 1) { buffer in
            _ = buffer.withUnsafeMutablePointerToElements { pthread_mutex_init($0, nil) }
            return initialState
        }
    }

    public init(initialState: State) where State: Sendable { self.init(uncheckedState: initialState) }

    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try storage.withUnsafeMutablePointers { state, lock in
            pthread_mutex_lock(lock)
            defer { pthread_mutex_unlock(lock) }
            return try body(&state.pointee)
        }
    }

    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs `body` with the lock held, or returns `nil` if another thread holds the lock.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try storage.withUnsafeMutablePointers { state, lock in
            guard pthread_mutex_trylock(lock) == 0 else { return nil }
            defer { pthread_mutex_unlock(lock) }
            return try body(&state.pointee)
        }
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }

    public func lock() { storage.withUnsafeMutablePointerToElements { _ = pthread_mutex_lock($0) } }
    public func unlock() { storage.withUnsafeMutablePointerToElements { _ = pthread_mutex_unlock($0) } }

    /// Acquires the lock if it is free, and returns whether it did.
    public func lockIfAvailable() -> Bool {
        storage.withUnsafeMutablePointerToElements { pthread_mutex_trylock($0) == 0 }
    }

    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body()
    }
}

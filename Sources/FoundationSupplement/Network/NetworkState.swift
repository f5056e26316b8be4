import Synchronization

/// Whether the run has a network: whether responses are recorded that requests can get. The frameworks that tell a
/// widget whether its device is online read it.
package enum NetworkState {
    private static let reachable = Mutex(false)

    /// Whether requests can have responses. A run sets it before any widget code runs.
    package static var isReachable: Bool {
        get { reachable.withLock { $0 } }
        set { reachable.withLock { $0 = newValue } }
    }
}

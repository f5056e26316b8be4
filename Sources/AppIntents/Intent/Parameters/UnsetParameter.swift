import Synchronization

/// What happens when code reads a parameter of an intent that is neither optional nor set.
package enum UnsetParameter {
    // It is replaced as a whole.
    private static let storage = Mutex<@Sendable () -> Void>({})

    /// Called before the program stops, and may end it itself. A program with commands sets it before a widget's code runs.
    package static var onRead: @Sendable () -> Void {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }
}

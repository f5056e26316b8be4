/// Work that a scheduler moves to another thread. Combine's schedulers accept it without a `Sendable` check.
struct ScheduledWork: @unchecked Sendable {  // Combine promises that one scheduler runs it.
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    /// The work as a closure for Dispatch and Foundation.
    var closure: @Sendable () -> Void { { action() } }
}

/// Work that a scheduler carries to another thread; Combine's schedulers take it without asking whether that is safe.
struct ScheduledWork: @unchecked Sendable {  // Combine promises that one scheduler runs it.
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    /// The work as Dispatch and Foundation take it.
    var closure: @Sendable () -> Void { { action() } }
}

import FoundationSupplement

/// A call of a provider on the main thread.
package enum ProviderCall {
    /// A caller that waits for an answer, and that may stop waiting.
    // A closure alone is no value of a task: the optimizer of Swift 6.3 passes no type for it, and the program crashes.
    package struct Waiting: Sendable {
        fileprivate let isGoingOn: @Sendable () -> Bool
        /// Is called where no answer can come any more.
        let abandon: @Sendable () -> Void

        /// - Parameters:
        ///   - isGoingOn: whether somebody still waits.
        ///   - abandon: is called where no answer can come any more, because nothing keeps the completion handler.
        package init(isGoingOn: @escaping @Sendable () -> Bool, abandon: @escaping @Sendable () -> Void) {
            (self.isGoingOn, self.abandon) = (isGoingOn, abandon)
        }
    }

    /// The caller that waits for the answers of this task's calls. It is nil where the caller never stops waiting.
    @TaskLocal package static var waiting: Waiting?

    /// Whether somebody still waits for the answer. A call that comes too late is not made: nothing would watch it block the main
    /// thread.
    static var isAwaited: Bool { waiting?.isGoingOn() ?? true }

    /// Runs `body` on no actor, in this task's environment and for the caller that waits for this task's calls.
    static func detached<Result: Sendable>(_ body: @escaping @Sendable () async -> Result) -> Task<Result, Never> {
        let waiting = waiting
        return HostEnvironment.detached { await $waiting.withValue(waiting) { await body() } }
    }

    /// Runs `body` on the main thread and returns its result. Never returns where nobody waits for it.
    static func perform<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) async -> Result {
        if let result = await MainActor.run(body: { isAwaited ? body() : nil }) { return result }
        return await withUnsafeContinuation { (_: UnsafeContinuation<Result, Never>) in }
    }
}

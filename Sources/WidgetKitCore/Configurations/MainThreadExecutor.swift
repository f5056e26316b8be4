import Dispatch

/// Runs tasks on the main thread that otherwise run on any.
private final class MainThreadExecutor: TaskExecutor {
    static let shared = MainThreadExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

extension ProviderCall {
    /// Whether a value is a provider where this is asked, which is outside of the main actor.
    // An optimizer that knows the value's type answers without asking.
    @inline(never) @_optimize(none) static func isProvider(_ value: Any) -> Bool { value is any AppIntentTimelineProvider }

    /// Runs `body`, which calls an asynchronous method of a provider, and returns its result.
    ///
    /// Where a module's types belong to the main actor, which is the default of new projects, its providers are providers on the
    /// main thread alone, and a method that is not asynchronous itself does not go there.
    /// - Parameter isProvider: whether the provider is one, asked outside of the main actor.
    static func perform<Result: Sendable>(
        isProvider: Bool, _ body: @escaping @Sendable () async -> Result
    ) async -> Result {
        // The executor of a block alone does not reach the methods of a provider.
        isProvider ? await body() : await Task(executorPreference: MainThreadExecutor.shared) { await body() }.value
    }
}

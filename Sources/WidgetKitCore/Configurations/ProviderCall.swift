/// A call of a provider on the main thread.
package enum ProviderCall {
    /// Whether somebody still waits for the answer. A call that comes too late is not made: nothing would watch it block the main
    /// thread.
    @TaskLocal package static var isAwaited: @Sendable () -> Bool = { true }

    /// Runs `body` on the main thread and returns its result. Never returns where nobody waits for it.
    static func perform<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) async -> Result {
        if let result = await MainActor.run(body: { isAwaited() ? body() : nil }) { return result }
        return await withUnsafeContinuation { (_: UnsafeContinuation<Result, Never>) in }
    }
}

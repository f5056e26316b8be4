/// A lock of the main actor that stays locked while its holder awaits.
@MainActor final class AsyncLock {
    private var isLocked = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Runs `body` after all earlier callers have finished.
    func withLock<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        if isLocked { await withCheckedContinuation { waiting.append($0) } }
        isLocked = true
        defer {
            if waiting.isEmpty { isLocked = false } else { waiting.removeFirst().resume() }
        }
        return try await body()
    }
}

/// Lets one test at a time ask providers: the clock that stands still meanwhile is the whole process's.
@MainActor final class ClockTurn {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Runs `body` when all that came before are done.
    func take<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        if isTaken { await withCheckedContinuation { waiting.append($0) } }
        isTaken = true
        defer {
            if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
        }
        return try await body()
    }
}

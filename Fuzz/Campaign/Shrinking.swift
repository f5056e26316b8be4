import Foundation

/// Makes failing pictures smaller with the help of a worker.
final class Shrinking {
    private let limits: WorkerLimits
    private let errors: URL
    private var worker: WorkerProcess?

    init(limits: WorkerLimits, errors: URL) {
        self.limits = WorkerLimits(seconds: min(limits.seconds, 3), memory: limits.memory)
        self.errors = errors
    }

    /// Returns the smallest picture that fails as the given one does.
    func smallest(of picture: Picture, kind: Finding.Kind) throws -> Picture {
        var failure: (any Error)?
        let result = TreeShrinker.smallest(of: picture, attempts: kind == .hang ? 60 : 400) { candidate in
            do { return try outcome(of: candidate) == kind } catch {
                failure = error
                return false
            }
        }
        if let failure { throw failure }
        return result
    }

    /// Returns how a picture fails, or nil where it does not.
    private func outcome(of picture: Picture) throws -> Finding.Kind? {
        let worker = try worker ?? WorkerProcess(limits: limits, errors: errors)
        self.worker = worker
        worker.send("picture \(JSON.text(picture))")
        while let line = worker.line(patience: Int32(limits.seconds * 12 + 60)) {
            if line == "< differs" {
                _ = worker.line(patience: 60)
                return .differs
            }
            if line == "< memory" {
                self.worker = nil
                return .memory
            }
            if line == "end" { return nil }
        }
        self.worker = nil
        return worker.end().kind
    }
}

import Foundation

import Processes
/// Draws the pictures that a plan has chosen, and tells what came of each.
@MainActor struct GoldenPass {
    /// What was found out about a picture on a thread of its own.
    struct Finding: Sendable {
        let verdict: GoldenJudge.Verdict
        /// How long it took to draw and to compare, in seconds.
        let seconds: Double
        /// What went wrong so that nothing more is to be done.
        let failure: ProgramFailure?
    }

    struct Done: Sendable {
        fileprivate let number: Int
        fileprivate let finding: Finding
    }

    let setup: RunSetup
    let plan: GoldenPlan
    let work: GoldenWork<Done>
    /// Draws and compares a picture; on any thread.
    let examine: @Sendable (GoldenRun.Sheet) throws -> GoldenJudge.Verdict
    let onFailure: (GoldenTarget, String) -> Void

    /// Draws all; `each` hears of every picture that was laid out, in no certain order.
    ///
    /// The views of a picture are kept until it has been compared, so that where it differs, they can be asked.
    /// - Returns: whether a widget failed.
    /// - Throws: what `examine` and `each` throw, and `CancellationError` where the run was interrupted.
    func run(each: @escaping (GoldenRun.Picture, Finding) throws -> Void) async throws -> Bool {
        var waiting: [Int: GoldenRun.Picture] = [:]
        var number = 0
        func take(_ all: [Done]) throws {
            for done in all {
                guard let picture = waiting.removeValue(forKey: done.number) else { continue }
                if let failure = done.finding.failure { throw failure }
                try each(picture, done.finding)
            }
        }
        let run = GoldenRun(setup: setup, plan: plan) { picture in
            number += 1
            waiting[number] = picture
            let (sheet, examine) = (picture.sheet, examine)
            work.add { [number] in
                let start = ContinuousClock.now
                let result = Result { try examine(sheet) }
                var failure: ProgramFailure?
                if case .failure(let error) = result {
                    failure = error as? ProgramFailure ?? ProgramFailure.badInput("\(error)")
                }
                let verdict = (try? result.get()) ?? .init(outcome: .failed)
                return Done(
                    number: number,
                    finding: Finding(verdict: verdict, seconds: start.duration(to: .now).seconds, failure: failure))
            }
            try take(work.takeFinished())
        } onFailure: { onFailure($0, $1) }
        // Ends the threads, also where something went wrong.
        defer { work.cancel() }
        let failed = try await run.run()
        while case let done = work.waitForFinished(), !done.isEmpty { try take(done) }
        if work.isCancelled { throw CancellationError() }
        return failed
    }
}

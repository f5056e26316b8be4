import Foundation
import Testing

@testable import Darkroom

@Suite struct TimeLimitTests {
    @Test func resultsWithinTheLimitAreReturned() async {
        #expect(await TimeLimit.wait(seconds: 3_600, isStuck: nil) { 42 } == 42)
        #expect(await TimeLimit.wait(seconds: 3_600, isStuck: {}) { 42 } == 42)
    }

    @Test func endlessWorkReturnsNil() async {
        @Sendable func never() async -> Int { await withUnsafeContinuation { (_: UnsafeContinuation<Int, Never>) in } }
        #expect(await TimeLimit.wait(seconds: 0.001, isStuck: nil, for: never) == nil)
        #expect(await TimeLimit.wait(seconds: 0.001, isStuck: {}, for: never) == nil)
    }

    @Test func workOnTheMainThread() async {
        #expect(await TimeLimit.wait(seconds: 3_600, isStuck: {}, onMainThread: { 42 }) == 42)
        #expect(await TimeLimit.wait(seconds: 3_600, isStuck: nil, onMainThread: { 42 }) == 42)
    }

    /// The work is fast and only waits for other tests that use the main thread.
    @Test @MainActor func aBusyMainThreadDoesNotCountAsLate() async {
        let (hasBegun, isLate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let answer = Task.detached {
            await TimeLimit.wait(seconds: 0.01, isStuck: nil) {
                hasBegun.signal()
                return await MainActor.run { 42 }
            }
        }
        func keepBusy() {
            hasBegun.wait()
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { isLate.signal() }
            isLate.wait()
        }
        keepBusy()
        #expect(await answer.value == 42)
    }

    /// The work ends after the limit, and in the time in which it had no processor.
    @Test func waitsForProcessorsDoNotCount() async {
        let isLate = AsyncStream<Void>.makeStream()
        let answer = await TimeLimit.wait(
            seconds: 0.001, isStuck: {},
            waits: { _ in
                isLate.continuation.finish()
                return 3_600
            }
        ) {
            for await _ in isLate.stream {}
            return 42
        }
        #expect(answer == 42)
    }

    @Test func shortWaitsAreNoReasonToGoOn() async {
        @Sendable func never() async -> Int { await withUnsafeContinuation { (_: UnsafeContinuation<Int, Never>) in } }
        #expect(await TimeLimit.wait(seconds: 0.001, isStuck: {}, waits: { _ in 0.01 }, for: never) == nil)
    }
}

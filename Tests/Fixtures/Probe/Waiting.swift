import SwiftUI
import WidgetKit

/// Waits in every possible way for a twentieth of a second, and reports the outcomes.
struct Waiting: Widget {
    var body: some WidgetConfiguration {
        .probe("Waiting") { _ in
            var found: [String: String] = [:]
            for (name, wait) in Pause.waits { found[name] = await Pause.outcome(of: wait) }
            let start = ContinuousClock.now
            try? await Task.sleep(for: .seconds(Pause.length))
            found["task"] = "\(ContinuousClock.now - start > .seconds(Pause.length * 0.9))"
            found["timer"] = await Ticks().outcome()
            found["still"] = "\(Date().timeIntervalSince1970) \(time(nil)) \(Date.now == NSDate() as Date)"
            return found
        }
    }
}

private enum Pause {
    /// The length of a wait in seconds.
    static let length = 0.05

    /// How a wait ended, and how long it took where that was less than a pause. A busy machine may make it longer.
    static func outcome(of wait: @escaping @Sendable () -> String) async -> String {
        await withCheckedContinuation { continuation in
            // A separate thread, so that blocking calls do not stop others.
            Thread.detachNewThread {
                let start = ContinuousClock.now
                let end = wait()
                let duration = ContinuousClock.now - start
                continuation.resume(returning: duration > .seconds(length * 0.9) ? end : "\(end) after \(duration)")
            }
        }
    }

    static let waits: [(String, @Sendable () -> String)] = [
        ("condition", {
            let condition = NSCondition()
            condition.lock()
            defer { condition.unlock() }
            return "\(condition.wait(until: Date() + Pause.length))"
        }),
        ("lock", {
            let lock = NSLock()
            lock.lock()
            return "\(lock.lock(before: Date() + Pause.length))"
        }),
        ("semaphore", { "\(DispatchSemaphore(value: 0).wait(timeout: .now() + Pause.length))" }),
        ("wall semaphore", { "\(DispatchSemaphore(value: 0).wait(wallTimeout: .now() + Pause.length))" }),
        ("after", { dispatched { DispatchQueue.global().asyncAfter(deadline: .now() + Pause.length, execute: $0) } }),
        ("wall after", { dispatched { DispatchQueue.global().asyncAfter(wallDeadline: .now() + Pause.length, execute: $0) } }),
        ("sleep", {
            Thread.sleep(forTimeInterval: Pause.length)
            return "slept"
        }),
        ("sleep until", {
            Thread.sleep(until: Date() + Pause.length)
            return "slept"
        }),
        ("run loop", {
            let timer = Timer(timeInterval: 60, repeats: true) { _ in }
            RunLoop.current.add(timer, forMode: .default)
            RunLoop.current.run(until: Date() + Pause.length)
            return "ran"
        }),
    ]

    private static func dispatched(_ schedule: (@escaping @Sendable @convention(block) () -> Void) -> Void) -> String {
        let semaphore = DispatchSemaphore(value: 0)
        schedule { semaphore.signal() }
        return "\(semaphore.wait(timeout: .now() + 600))"
    }
}

/// A timer on the main run loop that fires twice.
@MainActor private final class Ticks {
    private var count = 0

    func outcome() async -> String {
        await withCheckedContinuation { continuation in
            let timer = Timer(timeInterval: Pause.length / 2, repeats: true) { timer in
                MainActor.assumeIsolated {
                    self.count += 1
                    guard self.count == 2 else { return }
                    timer.invalidate()
                    continuation.resume(returning: "fired")
                }
            }
            RunLoop.main.add(timer, forMode: .default)
        }
    }
}

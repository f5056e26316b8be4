import Foundation
import OpenCombine
import Synchronization

extension Timer {
    /// Returns a publisher that repeatedly publishes the current date after it is connected.
    ///
    /// - Parameters:
    ///   - interval: The interval between two dates in seconds.
    ///   - tolerance: The maximum delay of a date in seconds.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> Timer.TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that repeatedly publishes the current date.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {  // The run loop takes any thread's timers.
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?

        private let receivers = Mutex<[(id: CombineIdentifier, send: (Date) -> Void)]>([])

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let relay = RelaySubscription(subscriber)
            let id = relay.combineIdentifier
            relay.onCancel { [weak self] in self?.receivers.withLock { $0.removeAll { $0.id == id } } }
            receivers.withLock { $0.append((id, relay.send)) }
            subscriber.receive(subscription: relay)
        }

        public func connect() -> Cancellable {
            let timer = Timer(timeInterval: interval, repeats: true) { [self] _ in
                let date = Date()
                for receiver in receivers.withLock({ $0 }) { receiver.send(date) }
            }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}

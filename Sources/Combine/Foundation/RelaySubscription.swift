import Foundation
import OpenCombine

/// Hands on values that come by themselves: those that come while the subscriber asks for none are dropped.
final class RelaySubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var stop: (() -> Void)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Sets what ends the source of the values when the subscription is cancelled.
    func onCancel(_ stop: @escaping () -> Void) { lock.withLock { self.stop = stop } }

    func send(_ value: Downstream.Input) {
        lock.lock()
        guard let downstream, demand > .none else { return lock.unlock() }
        demand -= 1
        lock.unlock()
        // The subscriber may ask for more or cancel while it receives.
        let more = downstream.receive(value)
        lock.withLock { demand += more }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        lock.lock()
        downstream = nil
        let stop = stop
        self.stop = nil
        lock.unlock()
        stop?()
    }
}

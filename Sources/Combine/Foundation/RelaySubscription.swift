import Foundation
import OpenCombine
import Synchronization

/// A subscription that forwards values from an external source. It drops values while the subscriber has no demand.
final class RelaySubscription<Downstream: Subscriber>: Subscription, Sendable {
    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var stop: (() -> Void)?
    }

    private let state: Mutex<State>

    init(_ downstream: Downstream) { state = Mutex(State(downstream: downstream)) }

    /// Sets the function that stops the source of the values when the subscription is canceled.
    func onCancel(_ stop: @escaping () -> Void) { state.withLock { $0.stop = stop } }

    func send(_ value: Downstream.Input) {
        let receiver = state.withLock { state -> Downstream? in
            guard let downstream = state.downstream, state.demand > .none else { return nil }
            state.demand -= 1
            return downstream
        }
        guard let receiver else { return }
        // The subscriber may request more values or cancel while it receives one.
        let more = receiver.receive(value)
        state.withLock { $0.demand += more }
    }

    func request(_ demand: Subscribers.Demand) { state.withLock { $0.demand += demand } }

    func cancel() {
        let stop = state.withLock { state in
            defer { (state.downstream, state.stop) = (nil, nil) }
            return state.stop
        }
        stop?()
    }
}

import OpenCombine
import Synchronization

extension Publishers {
    public enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, Context.SchedulerTimeType.Stride)
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(TimedGroups(subscriber, strategy: strategy, options: options))
        }
    }
}

extension Publisher {
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

/// Keeps values until their time is over or there are enough of them. While the subscriber has no demand, it keeps them longer.
// The state is only accessed with the lock held.
private final class TimedGroups<Downstream: Subscriber, Value, Context: Scheduler>: Subscriber, Subscription, @unchecked Sendable
where Downstream.Input == [Value] {
    typealias Input = Value
    typealias Failure = Downstream.Failure

    private struct State {
        var downstream: Downstream?
        var upstream: (any Subscription)?
        var timer: (any Cancellable)?
        var demand = Subscribers.Demand.none
        var values: [Value] = []
    }

    private let lock = Mutex(())
    private var state: State
    private let context: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let count: Int
    private let options: Context.SchedulerOptions?

    init(_ downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
        state = State(downstream: downstream)
        self.options = options
        switch strategy {
        case .byTime(let context, let interval): (self.context, self.interval, count) = (context, interval, .max)
        case .byTimeOrCount(let context, let interval, let count): (self.context, self.interval, self.count) = (context, interval, count)
        }
    }

    private func withState<Result>(_ body: (inout State) -> Result) -> Result { lock.withLock { _ in body(&state) } }

    func receive(subscription: any Subscription) {
        let downstream = withState { state in
            state.upstream = subscription
            return state.downstream
        }
        downstream?.receive(subscription: self)
        let timer = context.schedule(after: context.now.advanced(by: interval), interval: interval, tolerance: context.minimumTolerance, options: options) {
            [weak self] in self?.publish()
        }
        withState { $0.timer = timer }
        subscription.request(.unlimited)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        let isFull = withState { state in
            state.values.append(input)
            return state.values.count >= count
        }
        if isFull { publish() }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { publish() }
        let downstream = withState { state in
            state.timer?.cancel()
            defer { (state.downstream, state.timer) = (nil, nil) }
            return state.downstream
        }
        downstream?.receive(completion: completion)
    }

    private func publish() {
        let group = withState { state -> (Downstream, [Value])? in
            guard let downstream = state.downstream, state.demand > .none, !state.values.isEmpty else { return nil }
            state.demand -= 1
            defer { state.values = [] }
            return (downstream, state.values)
        }
        guard let (downstream, values) = group else { return }
        // The subscriber may request more values or cancel while it receives some.
        let more = downstream.receive(values)
        withState { $0.demand += more }
    }

    func request(_ demand: Subscribers.Demand) { withState { $0.demand += demand } }

    func cancel() {
        let (upstream, timer) = withState { state in
            defer { (state.downstream, state.upstream, state.timer) = (nil, nil, nil) }
            return (state.upstream, state.timer)
        }
        timer?.cancel()
        upstream?.cancel()
    }
}

import FoundationSupplement
import Testing

@Suite struct SerialQueueTests {
    private actor Counter {
        let queue = DispatchSerialQueue(label: "counter")
        nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
        private var count = 0

        func add() -> Int {
            dispatchPrecondition(condition: .onQueue(queue))
            count += 1
            return count
        }

        nonisolated func countOnQueue() -> Int { assumeIsolated { $0.count } }
    }

    @Test func queuesRunTheCodeOfActors() async {
        let counter = Counter()
        #expect(await counter.add() == 1)
        #expect(await counter.add() == 2)
        #expect(counter.queue.sync { counter.countOnQueue() } == 2)
    }
}

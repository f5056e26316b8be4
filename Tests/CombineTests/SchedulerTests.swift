import Combine
import Foundation
import Testing

@Suite struct SchedulerTests {
    @Test func valuesArriveOnAQueue() async {
        let queue = DispatchQueue(label: "values")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let isThere = Just(1).receive(on: queue).map { _ in DispatchQueue.getSpecific(key: key) == true }
        for await value in isThere.values { #expect(value) }
    }

    @Test func valuesArriveOnAnOperationQueueAndLater() async {
        let queue = OperationQueue()
        let current = Just(1).delay(for: .milliseconds(1), scheduler: queue).map { _ in OperationQueue.current }
        for await value in current.values { #expect(value === queue) }
    }

    @Test func valuesArriveOnARunLoop() {
        let runLoop = RunLoop.current
        var seen: [Int] = []
        let cancellable = [1, 2].publisher.receive(on: runLoop).delay(for: 0.0001, scheduler: runLoop)
            .sink { seen.append($0) }
        for _ in 0..<1000 where seen.count < 2 {
            _ = runLoop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
        }
        #expect(seen == [1, 2])
        cancellable.cancel()
    }

    @Test func valuesAreCollectedByTimeAndCount() {
        let runLoop = RunLoop.current
        let values = PassthroughSubject<Int, Never>()
        var (counted, timed, ends): ([[Int]], [[Int]], Int) = ([], [], 0)
        let cancellables = [
            values.collect(.byTimeOrCount(runLoop, .seconds(1000), 2)).sink { _ in ends += 1 } receiveValue: { counted.append($0) },
            values.collect(.byTime(runLoop, .milliseconds(1))).sink { timed.append($0) },
        ]
        for value in 1...3 { values.send(value) }
        #expect(counted == [[1, 2]] && timed.isEmpty)
        for _ in 0..<1000 where timed.isEmpty { _ = runLoop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002)) }
        #expect(timed == [[1, 2, 3]])
        values.send(completion: .finished)
        #expect(counted == [[1, 2], [3]] && ends == 1)
        for cancellable in cancellables { cancellable.cancel() }
    }

    @Test func repeatedWorkEndsWhenCancelled() async {
        let counter = Counter()
        await withCheckedContinuation { counter.start($0) }
        #expect(counter.queue.sync { counter.count } == 3)
    }

    @Test func queueTimes() {
        typealias Time = DispatchQueue.SchedulerTimeType
        let time = Time(DispatchTime(uptimeNanoseconds: 1_000))
        #expect(time.advanced(by: .microseconds(2)).dispatchTime.uptimeNanoseconds == 3_000)
        #expect(time.distance(to: Time(DispatchTime(uptimeNanoseconds: 400))) == .nanoseconds(-600))
        #expect(Time.Stride.seconds(1) == 1.0)
        #expect(Time.Stride(.milliseconds(1500)) == 1.5)
        #expect(Time.Stride.seconds(Int.max) == .nanoseconds(.max))
        #expect(Time.Stride.seconds(Double.nan) == 0)
        #expect(Time.Stride.seconds(2) * 1.5 == 3)
        #expect(time.advanced(by: .nanoseconds(.max)).dispatchTime == .distantFuture)
    }

    @Test func runLoopTimes() {
        let time = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
        #expect(time.advanced(by: .milliseconds(500)).date.timeIntervalSinceReferenceDate == 10.5)
        #expect(time.distance(to: OperationQueue.SchedulerTimeType(time.date + 2)) == 2)
    }
}

/// Counts to three.
private final class Counter: @unchecked Sendable {
    let queue = DispatchQueue(label: "repeated")
    var count = 0
    private var cancellable: (any Cancellable)?

    func start(_ continuation: CheckedContinuation<Void, Never>) {
        queue.async { [self] in
            cancellable = queue.schedule(after: queue.now, interval: .microseconds(100)) { [self] in
                count += 1
                guard count == 3 else { return }
                cancellable?.cancel()
                continuation.resume()
            }
        }
    }
}

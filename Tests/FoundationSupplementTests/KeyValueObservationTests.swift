import FoundationSupplement
import Testing

/// Observations by key paths: the first value where it is asked for, and no change.
@Suite struct KeyValueObservationTests {
    private final class Counter: NSObject {
        var count = 3
    }

    @Test func theFirstValueIsHeardWhereItIsAskedFor() {
        let counter = Counter()
        var heard: [Int?] = []
        let first = counter.observe(\.count, options: [.initial, .new]) { _, change in heard.append(change.newValue) }
        let bare = counter.observe(\.count, options: .initial) { _, change in heard.append(change.newValue) }
        let later = counter.observe(\.count) { _, _ in heard.append(-1) }
        counter.count = 4
        #expect(heard == [3, nil])
        let observations: Set = [first, bare, later]
        #expect(observations.count == 3)
        first.invalidate()
    }
}

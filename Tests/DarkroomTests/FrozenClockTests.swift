import CFrozenClock
import Foundation
import Testing

/// The clock is the process's own, so what it does to others is tested with the programs; here, what it says.
@Suite(.serialized) struct FrozenClockTests {
    @Test func theWallClockStandsAndTheOthersGoOn() {
        frozen_clock_set(1_000_000_000.25)
        defer { frozen_clock_clear() }
        let start = ContinuousClock.now
        #expect(Date().timeIntervalSince1970 == 1_000_000_000.25)
        #expect(Date.now == Date())
        #expect(time(nil) == 1_000_000_000)
        while ContinuousClock.now == start {}
        #expect(ContinuousClock.now > start)
    }
}

import CFrozenClock
import Foundation
import Testing

@testable import Darkroom

/// Tests the times that the frozen clock returns. Its effect on other processes is tested with programs.
@MainActor @Suite(.serialized) struct FrozenClockTests {
    /// Stops the clock while no other test of this process does.
    private func stopClock(at moment: Double, _ body: () -> Void) async {
        await InProcessRenderer.clockLock.withLock {
            frozen_clock_set(moment)
            defer { frozen_clock_clear() }
            body()
        }
    }

    /// Only the thread itself sees its own clock, which ends with the thread.
    @Test func aThreadHasItsOwnClock() async {
        await stopClock(at: 1_000_000_000) {
            frozen_clock_set_on_thread(500_000_000)
            #expect(Date().timeIntervalSince1970 == 500_000_000)
            let other = Seen()
            let thread = Thread {
                other.date = Date()
                other.isDone.signal()
            }
            thread.start()
            other.isDone.wait()
            #expect(other.date.timeIntervalSince1970 == 1_000_000_000)
            frozen_clock_clear_on_thread()
            #expect(Date().timeIntervalSince1970 == 1_000_000_000)
        }
        frozen_clock_set_on_thread(500_000_000)
        #expect(time(nil) == 500_000_000)
        frozen_clock_clear_on_thread()
    }

    /// The times that a thread has read. They are accessed after the thread's signal.
    private final class Seen: @unchecked Sendable {
        var date = Date.distantPast
        let isDone = DispatchSemaphore(value: 0)
    }

    @Test func theWallClockStopsAndOtherClocksRun() async {
        await stopClock(at: 1_000_000_000.25) {
            let start = ContinuousClock.now
            #expect(Date().timeIntervalSince1970 == 1_000_000_000.25)
            #expect(Date.now == Date())
            #expect(time(nil) == 1_000_000_000)
            while ContinuousClock.now == start {}
            #expect(ContinuousClock.now > start)
        }
    }

    @Test func allTimeFunctionsReturnTheSame() async {
        await stopClock(at: -0.75) {
            var (exact, old, standard) = (timespec(), timeval(), timespec())
            clock_gettime(CLOCK_REALTIME, &exact)
            gettimeofday(&old, nil)
            #expect(timespec_get(&standard, 1) == 1)
            #expect(exact.tv_sec == -1 && exact.tv_nsec == 250_000_000)
            #expect(old.tv_sec == -1 && old.tv_usec == 250_000)
            #expect(standard.tv_sec == -1 && standard.tv_nsec == 250_000_000)
            #expect(time(nil) == -1)
            #expect(NSDate.timeIntervalSinceReferenceDate == Date(timeIntervalSince1970: -0.75).timeIntervalSinceReferenceDate)
        }
    }

    /// Tests a date long before the machine's, and one far after it.
    @Test(arguments: [1_000_000_000, 4_000_000_000]) func deadlinesFollowTheFrozenClock(moment: Int) async {
        await stopClock(at: Double(moment)) {
            var soon = timespec(tv_sec: moment, tv_nsec: 2_000_000)
            var semaphore = sem_t()
            sem_init(&semaphore, 0, 0)
            let start = ContinuousClock.now
            #expect(sem_timedwait(&semaphore, &soon) == -1 && errno == ETIMEDOUT)
            #expect(ContinuousClock.now - start > .milliseconds(2))
            #expect(clock_nanosleep(CLOCK_REALTIME, 1, &soon, nil) == 0)
            #expect(ContinuousClock.now - start > .milliseconds(4))
            sem_destroy(&semaphore)
        }
    }

    @Test func monotonicConditionsUseTheMonotonicClock() async {
        await stopClock(at: 4_000_000_000) {
            var attributes = pthread_condattr_t()
            pthread_condattr_init(&attributes)
            pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
            var (condition, mutex, now) = (pthread_cond_t(), pthread_mutex_t(), timespec())
            pthread_cond_init(&condition, &attributes)
            pthread_mutex_init(&mutex, nil)
            clock_gettime(CLOCK_MONOTONIC, &now)
            pthread_mutex_lock(&mutex)
            #expect(pthread_cond_timedwait(&condition, &mutex, &now) == ETIMEDOUT)
            pthread_mutex_unlock(&mutex)
        }
    }
}

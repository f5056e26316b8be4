import OSLog
import SwiftUI
import Testing
import WidgetKit
import os

@Suite struct LoggingTests {
    @Test func messagesCompileAndTheirValuesAreNeverLookedAt() {
        let logger = Logger(subsystem: "com.example", category: "widget")
        func value() -> Int {
            Issue.record("a value was looked at")
            return 1
        }
        logger.debug("value \(value(), privacy: .public)")
        logger.log(level: .error, "hex \(value(), format: .hex)")
        logger.error("\(value(), align: .right(columns: 8), privacy: .private(mask: .hash))")
        logger.info("\(value(), format: .hex(includePrefix: true, uppercase: true, minDigits: 4), privacy: .public)")
        logger.info("\(value(), format: .decimal(explicitPositiveSign: true), attributes: "count")")
        logger.info("\(value(), format: .byteCount) \(Int32(value()), format: .darwinErrno) \(value() == 1, format: .answer)")
        logger.info("\(Double(value()), format: .fixed(precision: value(), explicitPositiveSign: true)) \(1.5, format: .hybrid)")
        os_log(.info, "plain")
        os_log("%d things", log: .default, type: .debug, 3)
    }

    @Test func signpostsRunTheirClosures() {
        let signposter = OSSignposter(logger: Logger())
        let state = signposter.beginInterval("load", id: signposter.makeSignpostID())
        signposter.endInterval("load", state)
        #expect(signposter.withIntervalSignpost("draw") { 3 } == 3)
        let log = OSLog(subsystem: "com.example", category: "widget")
        #expect(!log.isEnabled(type: .debug))
        os_signpost(.begin, log: log, name: "load", signpostID: OSSignpostID(log: log))
        os_signpost(.end, log: log, name: "load", "%d", 3)
    }
}

@Suite struct LockTests {
    @Test func unfairLockExcludes() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        os_unfair_lock_lock(lock)
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        #expect(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }

    /// The lock releases its value once.
    @Test func allocatedLockLetsItsValueGo() {
        final class Token {}
        let token = Token()
        weak var found = token
        do {
            let lock = OSAllocatedUnfairLock(uncheckedState: [token])
            #expect(lock.withLockUnchecked { $0.count } == 1)
        }
        #expect(found != nil)
        withExtendedLifetime(token) {}
    }

    @Test func allocatedLockKeepsItsValue() async {
        let counter = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { counter.withLock { $0 += 1 } } }
        }
        #expect(counter.withLock { $0 } == 100)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        #expect(!plain.lockIfAvailable())
        plain.unlock()
    }
}

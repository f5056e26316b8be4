import Foundation

// Core Foundation's run loops and timers, which are Foundation's.

public typealias CFRunLoop = RunLoop
public typealias CFRunLoopTimer = Timer

/// A set of sources that a run loop listens to.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
    public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")

    var mode: RunLoop.Mode { self == .commonModes ? .common : .default }
}

public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Makes a timer that nothing fires until a run loop has it. The date is in seconds since the reference date, the interval
/// in seconds; without an interval, the timer fires once.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
    _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    // As in Core Foundation, the timer calls the block on the thread of its run loop.
    nonisolated(unsafe) let block = block
    return Timer(
        fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0, block: { block?($0) })
}

public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    rl.add(timer, forMode: mode.mode)
}

public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }

/// Why a run loop has ended.
public enum CFRunLoopRunResult: Int32, Sendable { case finished = 1, stopped, timedOut, handledSource }

/// Runs the current thread's run loop for a time in seconds, or until it has done something.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    // The clock of dates stands still in a picture.
    let end = ProcessInfo.processInfo.systemUptime + seconds
    var left = seconds
    repeat {
        guard RunLoop.current.run(mode: mode.mode, before: Date(timeIntervalSinceNow: max(0, left))) else { return .finished }
        if returnAfterSourceHandled { return .handledSource }
        left = end - ProcessInfo.processInfo.systemUptime
    } while left > 0
    return .timedOut
}

/// A marker of intervals for Instruments. Nothing is recorded here.
public struct OSSignposter: Sendable {
    public let isEnabled = false
    public static let disabled = OSSignposter()

    public init() {}
    public init(subsystem: String, category: String) {}
    public init(logHandle: OSLog) {}
    public init(logger: Logger) {}

    public func makeSignpostID() -> OSSignpostID { .exclusive }
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }

    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// An identifier that distinguishes intervals of the same name.
public struct OSSignpostID: Hashable, Sendable {
    public let rawValue: UInt64

    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    public static let invalid = OSSignpostID(.max)
    public static let null = OSSignpostID(0)

    public init(_ value: UInt64) { rawValue = value }
    public init(log: OSLog) { self = .exclusive }
}

/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Sendable {}

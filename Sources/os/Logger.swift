import Foundation

/// A logger whose messages are discarded. There is no system log here, and standard error is reserved for the program's
/// own messages.
public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(_ log: OSLog) {}

    public func log(_ message: OSLogMessage) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    public func trace(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func critical(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
}

/// A category of messages.
public final class OSLog: Sendable {
    public static let `default` = OSLog(subsystem: "", category: "default")
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    /// The categories that Instruments shows by themselves.
    public struct Category: RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    public init(subsystem: String, category: String) {}
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }

    /// Whether messages of a level are kept. None is.
    public func isEnabled(type: OSLogType) -> Bool { false }

    /// Whether marks for Instruments are recorded. No tool records them here.
    public var signpostsEnabled: Bool { false }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0x00)
    public static let info = OSLogType(0x01)
    public static let debug = OSLogType(0x02)
    public static let error = OSLogType(0x10)
    public static let fault = OSLogType(0x11)
}

/// Discards the message, as `Logger` does.
public func os_log(_ message: OSLogMessage) {}
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {}
public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) {}
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: CVarArg...
) {}
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ arguments: CVarArg...
) {}

/// The number of a mark for Instruments.
public typealias os_signpost_id_t = UInt64

/// The number of an activity of the log, of which there are none.
public typealias os_activity_id_t = UInt64

/// Returns the bytes of memory that the program may still use: those that an iPhone gives a widget.
public func os_proc_available_memory() -> Int { 30 * 1_048_576 }

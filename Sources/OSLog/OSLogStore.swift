import Foundation
import os

/// The messages of the log. There are none, because loggers discard them here.
// An open class cannot be checked. There is no state.
open class OSLogStore: NSObject, @unchecked Sendable {
    public enum Scope: Int, Sendable { case system, currentProcessIdentifier }

    public convenience init(scope: Scope) throws { self.init() }

    /// The messages of an archive, which nothing reads here.
    public convenience init(url: URL) throws { self.init() }
    override init() {}

    open func position(date: Date) -> OSLogPosition { OSLogPosition() }
    open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }

    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

// There is no state.
open class OSLogPosition: NSObject, @unchecked Sendable {
    override init() {}
}

open class OSLogEnumerator: NSEnumerator {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let reverse = Options(rawValue: 1)
    }
}

/// A message of the log.
open class OSLogEntry: NSObject {
    /// How long a message is kept.
    public enum StoreCategory: Int, Sendable {
        case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
    }

    override init() {}
    open var composedMessage: String { "" }
    open var date: Date { .distantPast }
    open var storeCategory: StoreCategory { .undefined }
}

public protocol OSLogEntryFromProcess {
    var activityIdentifier: os_activity_id_t { get }
    var process: String { get }
    var processIdentifier: pid_t { get }
    var sender: String { get }
    var threadIdentifier: UInt64 { get }
}

public protocol OSLogEntryWithPayload {
    var category: String { get }
    var subsystem: String { get }
    var formatString: String { get }
}

open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
    public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }

    open var level: Level { .undefined }
    open var category: String { "" }
    open var subsystem: String { "" }
    open var formatString: String { "" }
    open var activityIdentifier: os_activity_id_t { 0 }
    open var process: String { "" }
    open var processIdentifier: pid_t { 0 }
    open var sender: String { "" }
    open var threadIdentifier: UInt64 { 0 }
}

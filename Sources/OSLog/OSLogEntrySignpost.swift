import Foundation
import os

// What a log holds beside messages. Nothing is kept here, so there are no values of it.

/// A mark for Instruments.
open class OSLogEntrySignpost: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
    public enum SignpostType: Int, Sendable { case undefined, intervalBegin, intervalEnd, event }

    open var signpostIdentifier: os_signpost_id_t { 0 }
    open var signpostName: String { "" }
    open var signpostType: SignpostType { .undefined }
    open var category: String { "" }
    open var subsystem: String { "" }
    open var formatString: String { "" }
    open var activityIdentifier: os_activity_id_t { 0 }
    open var process: String { "" }
    open var processIdentifier: pid_t { 0 }
    open var sender: String { "" }
    open var threadIdentifier: UInt64 { 0 }
}

/// The begin of an activity.
open class OSLogEntryActivity: OSLogEntry, OSLogEntryFromProcess {
    open var parentActivityIdentifier: os_activity_id_t { 0 }
    open var activityIdentifier: os_activity_id_t { 0 }
    open var process: String { "" }
    open var processIdentifier: pid_t { 0 }
    open var sender: String { "" }
    open var threadIdentifier: UInt64 { 0 }
}

/// The begin of a system's run.
open class OSLogEntryBoundary: OSLogEntry {}

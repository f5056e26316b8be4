import Foundation

/// What a player has fetched of its item. It fetches nothing.
// An open class cannot be checked. There is no state.
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
    open var events: [AVPlayerItemAccessLogEvent] { [] }
    open func extendedLogData() -> Data? { nil }
    open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
}

/// A part of what a player has fetched. There are no values of it.
// An open class cannot be checked. There is no state.
open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
    override init() {}

    open var numberOfMediaRequests: Int { 0 }
    open var playbackStartDate: Date? { nil }
    open var uri: String? { nil }
    open var serverAddress: String? { nil }
    open var numberOfServerAddressChanges: Int { 0 }
    open var playbackSessionID: String? { nil }
    open var playbackStartOffset: TimeInterval { 0 }
    open var segmentsDownloadedDuration: TimeInterval { 0 }
    open var durationWatched: TimeInterval { 0 }
    open var numberOfStalls: Int { 0 }
    open var numberOfBytesTransferred: Int64 { 0 }
    open var transferDuration: TimeInterval { 0 }
    open var observedBitrate: Double { 0 }
    open var indicatedBitrate: Double { 0 }
    open var indicatedAverageBitrate: Double { 0 }
    open var averageVideoBitrate: Double { 0 }
    open var averageAudioBitrate: Double { 0 }
    open var numberOfDroppedVideoFrames: Int { 0 }
    open var startupTime: TimeInterval { 0 }
    open var downloadOverdue: Int { 0 }
    open var observedBitrateStandardDeviation: Double { 0 }
    open var playbackType: String? { nil }
    open var mediaRequestsWWAN: Int { 0 }
    open var switchBitrate: Double { 0 }
}

/// What a player has failed to fetch. It fetches nothing.
// An open class cannot be checked. There is no state.
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
    open var events: [AVPlayerItemErrorLogEvent] { [] }
    open func extendedLogData() -> Data? { nil }
    open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
}

/// One failure. There are no values of it.
// An open class cannot be checked. There is no state.
open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
    override init() {}

    open var date: Date? { nil }
    open var uri: String? { nil }
    open var serverAddress: String? { nil }
    open var playbackSessionID: String? { nil }
    open var errorStatusCode: Int { 0 }
    open var errorDomain: String { "" }
    open var errorComment: String? { nil }
}

extension AVPlayerItem {
    /// Returns nil, because nothing was fetched.
    public func accessLog() -> AVPlayerItemAccessLog? { nil }
    /// Returns nil, because nothing was fetched.
    public func errorLog() -> AVPlayerItemErrorLog? { nil }
}

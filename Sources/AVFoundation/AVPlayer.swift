import CoreMedia
import CoreVideo
import Foundation
import FoundationSupplement

/// A media item to be played. Its media is not opened.
// An open class cannot be checked. Every property that changes is guarded.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")

    public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
    public static let newAccessLogEntryNotification = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
    public static let newErrorLogEntryNotification = Notification.Name("AVPlayerItemNewErrorLogEntryNotification")

    public let asset: AVAsset
    @_Guarded open var externalMetadata: [AVMetadataItem] = []
    @_Guarded open var audioMix: AVAudioMix?
    @_Guarded open var videoComposition: AVVideoComposition?
    @_Guarded open var forwardPlaybackEndTime = CMTime.invalid
    /// The length in seconds that is loaded ahead; 0 leaves it to the player.
    @_Guarded open var preferredForwardBufferDuration: TimeInterval = 0
    /// The limit in bits a second; 0 is none.
    @_Guarded open var preferredPeakBitRate: Double = 0
    @_Guarded open var preferredMaximumResolution = CGSize.zero
    @_Guarded open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    @_Guarded open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    @_Guarded open var allowedAudioSpatializationFormats: AVAudioSpatializationFormats = .multichannel
    @_Guarded open var startsOnFirstEligibleVariant = false
    @_Guarded open var seekingWaitsForVideoCompositionRendering = false

    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }

    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var duration: CMTime { .indefinite }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var loadedTimeRanges: [NSValue] { [] }
    open var presentationSize: CGSize { .zero }
    open func currentTime() -> CMTime { .zero }
    @preconcurrency open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) { completionHandler?(false) }
    open func cancelPendingSeeks() {}

    @_Guarded open private(set) var outputs: [AVPlayerItemOutput] = []
    open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
    open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
}

/// What takes the samples of a player's item. There are none.
// An open class cannot be checked. Every property that changes is guarded.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    @_Guarded open var suppressesPlayerRendering = false
    public override init() {}
    open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .zero }
}

// An open class cannot be checked. There is no state of its own.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
    public init(pixelBufferAttributes: [String: any Sendable]? = nil) {}
    public init(outputSettings: [String: any Sendable]?) {}
    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
    open func copyPixelBuffer(
        forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
    ) -> CVPixelBuffer? { nil }
}

extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
    public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// A player for audio and video. It never plays here.
// An open class cannot be checked. Every property that changes is guarded.
open class AVPlayer: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

    /// Why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
        public static let waitingForCoordinatedPlayback = WaitingReason(
            rawValue: "AVPlayerWaitingForCoordinatedPlaybackReason")
    }

    @_Guarded open private(set) var currentItem: AVPlayerItem?
    @_Guarded open var rate: Float = 0
    @_Guarded open var defaultRate: Float = 1
    @_Guarded open var volume: Float = 1
    @_Guarded open var isMuted = false
    @_Guarded open var actionAtItemEnd = ActionAtItemEnd.pause
    @_Guarded open var automaticallyWaitsToMinimizeStalling = true
    @_Guarded open var allowsExternalPlayback = true
    @_Guarded open var preventsDisplaySleepDuringVideoPlayback = true
    @_Guarded open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic

    public override init() {}
    public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    open var status: Status { .unknown }
    open var timeControlStatus: TimeControlStatus { .paused }
    /// Nil, because a paused player waits for nothing.
    open var reasonForWaitingToPlay: WaitingReason? { nil }
    open var error: (any Error)? { nil }

    open func play() {}
    open func playImmediately(atRate rate: Float) {}
    open func pause() {}
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime) {}
    @preconcurrency open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    @preconcurrency open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { completionHandler(false) }
    @discardableResult open func seek(to time: CMTime) async -> Bool { false }
    @discardableResult open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { false }

    /// Returns a token. The block is never called, because no time passes.
    @preconcurrency open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    @preconcurrency open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
}

// An open class cannot be checked. Every property that changes is guarded.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    @_Guarded private var queue: [AVPlayerItem] = []

    public init(items: [AVPlayerItem]) {
        super.init(playerItem: items.first)
        queue = items
    }
    public override init() { super.init() }

    open func items() -> [AVPlayerItem] { queue }
    open func advanceToNextItem() {
        queue = Array(queue.dropFirst())
        replaceCurrentItem(with: queue.first)
    }
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains { $0 === item } }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let place = afterItem.flatMap { after in queue.firstIndex { $0 === after } }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: place)
        if currentItem == nil { replaceCurrentItem(with: queue.first) }
    }
    open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
    open func removeAllItems() {
        queue = []
        replaceCurrentItem(with: nil)
    }
}

// An open class cannot be checked. There is no state.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    open func disableLooping() {}
}

/// Whether videos go on while the app is in the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    case automatic = 1
    case pauses, continuesIfPossible
}

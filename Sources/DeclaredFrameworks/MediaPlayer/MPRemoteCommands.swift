// The commands of headphones and the lock screen, which players answer. Nobody gives one.
import Foundation
import FoundationSupplement

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}

// An open class cannot be checked. There is no state.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    open var command: MPRemoteCommand { MPRemoteCommand() }
    open var timestamp: TimeInterval { 0 }
}

// An open class cannot be checked. There is no state of its own.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var positionTime: TimeInterval { 0 }
}

// An open class cannot be checked. There is no state of its own.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var playbackRate: Float { 1 }
}

// An open class cannot be checked. There is no state of its own.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var interval: TimeInterval { 0 }
}

public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }

// An open class cannot be checked. There is no state of its own.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var type: MPSeekCommandEventType { .beginSeeking }
}

// An open class cannot be checked. There is no state of its own.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var rating: Float { 0 }
}

// An open class cannot be checked. There is no state of its own.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var isNegative: Bool { false }
}

/// A command of headphones or the lock screen. Nobody gives one.
// An open class cannot be checked. Every property that changes is guarded.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    @_Guarded open var isEnabled = true

    @discardableResult open func addTarget(
        handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any { NSObject() }
    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?) {}
    open func removeTarget(_ target: Any, action: Selector?) {}
}

// An open class cannot be checked. Every property that changes is guarded.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    @_Guarded open var isActive = false
    @_Guarded open var localizedTitle = ""
    @_Guarded open var localizedShortTitle = ""
}

// An open class cannot be checked. Every property that changes is guarded.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    @_Guarded open var minimumRating: Float = 0
    @_Guarded open var maximumRating: Float = 1
}

// An open class cannot be checked. Every property that changes is guarded.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    @_Guarded open var preferredIntervals: [NSNumber] = []
}

// An open class cannot be checked. There is no state of its own.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

// An open class cannot be checked. Every property that changes is guarded.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    @_Guarded open var supportedPlaybackRates: [NSNumber] = []
}

public enum MPRepeatType: Int, Sendable { case off, one, all }
public enum MPShuffleType: Int, Sendable { case off, items, collections }

// An open class cannot be checked. Every property that changes is guarded.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
    @_Guarded open var currentRepeatType = MPRepeatType.off
}

// An open class cannot be checked. Every property that changes is guarded.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
    @_Guarded open var currentShuffleType = MPShuffleType.off
}

// An open class cannot be checked. There is no state.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var repeatType: MPRepeatType { .off }
    open var preservesRepeatMode: Bool { false }
}

// An open class cannot be checked. There is no state.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var shuffleType: MPShuffleType { .off }
    open var preservesShuffleMode: Bool { false }
}

// An open class cannot be checked. All state is constant.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let common = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { common }

    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
    public let likeCommand = MPFeedbackCommand()
    public let dislikeCommand = MPFeedbackCommand()
    public let bookmarkCommand = MPFeedbackCommand()
    public let ratingCommand = MPRatingCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let enableLanguageOptionCommand = MPRemoteCommand()
    public let disableLanguageOptionCommand = MPRemoteCommand()
}

// MediaPlayer. Nothing plays and the user denies the media library; what a program tells the control center is kept.
@_exported import Foundation
@_exported import UIKit
import FoundationSupplement

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"

public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public typealias MPMediaEntityPersistentID = UInt64

/// What the control center shows. It is kept for the program that reads it again.
// An open class cannot be checked. Every property that changes is guarded.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let common = MPNowPlayingInfoCenter()

    @_Guarded open var nowPlayingInfo: [String: Any]?
    @_Guarded open var playbackState = MPNowPlayingPlaybackState.unknown

    open class func `default`() -> MPNowPlayingInfoCenter { common }
}

// An open class cannot be checked. All state is constant.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    private let handler: (CGSize) -> UIImage
    public let bounds: CGRect

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }

    open func image(at size: CGSize) -> UIImage? { handler(size) }
}

// An open class cannot be checked. There is no state.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    open var persistentID: MPMediaEntityPersistentID { 0 }
    open func value(forProperty property: String) -> Any? { nil }
}

/// A song. The library has none.
// An open class cannot be checked. There is no state.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var albumArtist: String? { nil }
    open var genre: String? { nil }
    open var composer: String? { nil }
    open var playbackDuration: TimeInterval { 0 }
    open var albumTrackNumber: Int { 0 }
    open var artwork: MPMediaItemArtwork? { nil }
    open var assetURL: URL? { nil }
    open var playbackStoreID: String { "" }
}

// An open class cannot be checked. All state is constant.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    public let items: [MPMediaItem]
    public init(items: [MPMediaItem]) { self.items = items }
    open var count: Int { items.count }
    open var representativeItem: MPMediaItem? { items.first }
}

// An open class cannot be checked. There is no state.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
}

/// A search in the library, which finds nothing.
// An open class cannot be checked. There is no state.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    public override init() {}
    open var items: [MPMediaItem]? { nil }
    open var collections: [MPMediaItemCollection]? { nil }
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}

/// The Music app's player, which has stopped.
// An open class cannot be checked. There is no state.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    private static let common = MPMusicPlayerController()
    open class var systemMusicPlayer: MPMusicPlayerController { common }
    open class var applicationMusicPlayer: MPMusicPlayerController { common }

    open var playbackState: MPMusicPlaybackState { .stopped }
    open var nowPlayingItem: MPMediaItem? {
        get { nil }
        set {}
    }
    open var currentPlaybackTime: TimeInterval { 0 }
    open var currentPlaybackRate: Float { 0 }
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func skipToNextItem() {}
    open func skipToPreviousItem() {}
    open func skipToBeginning() {}
    open func prepareToPlay() {}
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with storeIDs: [String]) {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}

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
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var interval: TimeInterval { 0 }
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
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    @_Guarded open var preferredIntervals: [NSNumber] = []
}

// An open class cannot be checked. There is no state of its own.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

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
    public let changePlaybackRateCommand = MPRemoteCommand()
    public let changeRepeatModeCommand = MPRemoteCommand()
    public let changeShuffleModeCommand = MPRemoteCommand()
    public let likeCommand = MPRemoteCommand()
}

/// A slider for the volume, which is not drawn.
open class MPVolumeView: UIView {}

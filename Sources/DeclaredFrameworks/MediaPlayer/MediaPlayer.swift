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
public let MPMediaItemPropertyMediaType = "mediaType"
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
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

extension NSNotification.Name {
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
        "MPMusicPlayerControllerVolumeDidChangeNotification")
}

public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let music = MPMediaType(rawValue: 1)
    public static let podcast = MPMediaType(rawValue: 2)
    public static let audioBook = MPMediaType(rawValue: 4)
    public static let audioITunesU = MPMediaType(rawValue: 8)
    public static let anyAudio = MPMediaType(rawValue: 0xFF)
    public static let movie = MPMediaType(rawValue: 0x100)
    public static let anyVideo = MPMediaType(rawValue: 0xFF00)
    public static let any = MPMediaType(rawValue: .max)
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
    open var mediaType: MPMediaType { .music }
    open var albumPersistentID: MPMediaEntityPersistentID { 0 }
    open var artistPersistentID: MPMediaEntityPersistentID { 0 }
    open var albumTrackCount: Int { 0 }
    open var discNumber: Int { 0 }
    open var isExplicitItem: Bool { false }
    open var isCloudItem: Bool { false }
    open var hasProtectedAsset: Bool { false }
    open var lyrics: String? { nil }
    open var releaseDate: Date? { nil }
    open var dateAdded: Date { .distantPast }
    open var playCount: Int { 0 }
    open var skipCount: Int { 0 }
    open var rating: Int { 0 }
    open var lastPlayedDate: Date? { nil }
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
    @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
}

/// How a search's results are put together.
public enum MPMediaGrouping: Int, Sendable {
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }

/// A condition of a search.
// An open class cannot be checked. There is no state.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}

/// A condition about a property.
// An open class cannot be checked. All state is constant.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    public let property: String
    public let value: Any?
    public let comparisonType: MPMediaPredicateComparison

    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    }
}

/// A search in the library, which finds nothing.
// An open class cannot be checked. Every property that changes is guarded.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    @_Guarded open var filterPredicates: Set<MPMediaPredicate>?
    @_Guarded open var groupingType = MPMediaGrouping.title

    public override init() {}
    public init(filterPredicates: Set<MPMediaPredicate>?) {
        super.init()
        self.filterPredicates = filterPredicates
    }
    open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
    open var items: [MPMediaItem]? { nil }
    open var collections: [MPMediaItemCollection]? { nil }
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
    open class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
    open class func compilations() -> MPMediaQuery { MPMediaQuery() }
    open class func composers() -> MPMediaQuery { MPMediaQuery() }
    open class func genres() -> MPMediaQuery { MPMediaQuery() }
}

/// The Music app's player, which has stopped.
// An open class cannot be checked. There is no state.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    private static let common = MPMusicPlayerController()
    open class var systemMusicPlayer: MPMusicPlayerController { common }
    open class var applicationMusicPlayer: MPMusicPlayerController { common }

    open class var applicationQueuePlayer: MPMusicPlayerController { common }

    /// Effect: none, because nothing plays.
    open var repeatMode: MPMusicRepeatMode { get { .default } set {} }
    /// Effect: none, because nothing plays.
    open var shuffleMode: MPMusicShuffleMode { get { .default } set {} }
    open var indexOfNowPlayingItem: Int { NSNotFound }
    open var isPreparedToPlay: Bool { false }
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
    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with storeIDs: [String]) {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}

/// A slider for the volume, which is not drawn.
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
}

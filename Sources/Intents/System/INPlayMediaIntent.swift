import FoundationSupplement

// The system's intent to play media, which players donate. Nobody asks an app to handle one.

public enum INMediaItemType: Int, Sendable {
    case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation
    case audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music
    case algorithmicRadioStation, news
}

public enum INPlaybackRepeatMode: Int, Sendable { case unknown, none, all, one }
public enum INPlaybackQueueLocation: Int, Sendable { case unknown, now, next, later }
public enum INMediaSortOrder: Int, Sendable { case unknown, newest, oldest, best, worst, popular, unpopular, trending, recommended }

/// A song, an episode or what else is played.
// An open class cannot be checked. All state is constant.
open class INMediaItem: NSObject, @unchecked Sendable {
    public let identifier: String?
    public let title: String?
    public let type: INMediaItemType
    public let artwork: INImage?
    public let artist: String?

    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String?) {
        (self.identifier, self.title, self.type) = (identifier, title, type)
        (self.artwork, self.artist) = (artwork, artist)
    }
    public convenience init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?) {
        self.init(identifier: identifier, title: title, type: type, artwork: artwork, artist: nil)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INMediaItem else { return false }
        return other.identifier == identifier && other.title == title && other.type == type && other.artist == artist
    }
    open override var hash: Int { identifier.hashValue }
}

/// What a user asks for by names.
// An open class cannot be checked. All state is constant.
open class INMediaSearch: NSObject, @unchecked Sendable {
    public let mediaType: INMediaItemType
    public let sortOrder: INMediaSortOrder
    public let mediaName: String?
    public let artistName: String?
    public let albumName: String?
    public let genreNames: [String]?
    public let moodNames: [String]?
    public let mediaIdentifier: String?

    public init(
        mediaType: INMediaItemType = .unknown, sortOrder: INMediaSortOrder = .unknown, mediaName: String? = nil,
        artistName: String? = nil, albumName: String? = nil, genreNames: [String]? = nil, moodNames: [String]? = nil,
        mediaIdentifier: String? = nil
    ) {
        (self.mediaType, self.sortOrder, self.mediaName) = (mediaType, sortOrder, mediaName)
        (self.artistName, self.albumName, self.genreNames) = (artistName, albumName, genreNames)
        (self.moodNames, self.mediaIdentifier) = (moodNames, mediaIdentifier)
    }
}

/// An intent to play media.
// The superclass guards the parameters.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
    @_Guarded private var search: INMediaSearch?

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public init(
        mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
        playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
        playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil,
        mediaSearch: INMediaSearch? = nil
    ) {
        search = mediaSearch
        super.init()
        _setParameter(mediaItems, named: "mediaItems")
        _setParameter(mediaContainer, named: "mediaContainer")
        _setParameter(playShuffled, named: "playShuffled")
        _setParameter(playbackRepeatMode, named: "playbackRepeatMode")
        _setParameter(resumePlayback, named: "resumePlayback")
        _setParameter(playbackQueueLocation, named: "playbackQueueLocation")
        _setParameter(playbackSpeed, named: "playbackSpeed")
    }

    open var mediaItems: [INMediaItem]? { _parameter("mediaItems") }
    open var mediaContainer: INMediaItem? { _parameter("mediaContainer") }
    open var playShuffled: Bool? { _parameter("playShuffled") }
    open var playbackRepeatMode: INPlaybackRepeatMode { _parameter("playbackRepeatMode") ?? .unknown }
    open var resumePlayback: Bool? { _parameter("resumePlayback") }
    open var playbackQueueLocation: INPlaybackQueueLocation { _parameter("playbackQueueLocation") ?? .unknown }
    open var playbackSpeed: Double? { _parameter("playbackSpeed") }
    open var mediaSearch: INMediaSearch? { search }
}

public enum INPlayMediaIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure, failureRequiringAppLaunch
    case failureUnknownMediaType, failureNoUnplayedContent, failureRestrictedContent, failureMaxStreamLimitReached
}

// An open class cannot be checked. Every property that changes is guarded.
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
    @_Guarded open private(set) var code = INPlayMediaIntentResponseCode.unspecified
    @_Guarded open var nowPlayingInfo: [String: Any]?

    public required init() { super.init() }
    public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        super.init()
        self.code = code
        self.userActivity = userActivity
    }
}

// The subclass adds no state.
open class INMediaItemResolutionResult: INIntentResolutionResult, _INMediaItemResolving, @unchecked Sendable {
    open class func success(with resolvedMediaItem: INMediaItem) -> Self { _success(resolvedMediaItem) }
    open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self {
        _disambiguation(mediaItemsToDisambiguate)
    }
    open class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self {
        _confirmationRequired(mediaItemToConfirm)
    }
}

/// Results for media; lists of a subclass's own results need a protocol.
public protocol _INMediaItemResolving: NSObjectProtocol {}

extension _INMediaItemResolving where Self: INMediaItemResolutionResult {
    public static func successes(with resolvedMediaItems: [INMediaItem]) -> [Self] {
        resolvedMediaItems.map { success(with: $0) }
    }
}

public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
    case loginRequired = 1, subscriptionRequired, unsupportedMediaType, explicitContentSettings
    case cellularDataSettings, restrictedContent, serviceUnavailable, regionRestriction
}

// The subclass adds no state.
open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
    public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) { self.init() }
    open class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }
}

public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
}

extension INPlayMediaIntentHandling {
    public func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .failure, userActivity: nil))
    }
    public func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil))
    }
    public func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) { completion([.notRequired()]) }
}

// MusicKit of a user who denies access to music: authorization is denied, and requests throw.
@_exported import Foundation
@_exported import CoreGraphics

/// Asks for access, which the user denies.
public enum MusicAuthorization {
    public enum Status: String, Sendable, CustomStringConvertible {
        case notDetermined, denied, restricted, authorized
        public var description: String { rawValue }
    }

    public static var currentStatus: Status { .denied }
    public static func request() async -> Status { .denied }
}

public enum MusicTokenRequestError: Error, Hashable, Sendable {
    case unknown, permissionDenied, privacyAcknowledgementRequired, developerTokenRequestFailed, userNotSignedIn
    case userTokenRequestFailed, userTokenRevoked
}

/// The name of an item.
public struct MusicItemID: RawRepresentable, Hashable, Codable, ExpressibleByStringLiteral, CustomStringConvertible,
    Sendable
{
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public var description: String { rawValue }
}

/// Something to listen to.
public protocol MusicItem: Identifiable, Hashable, Codable, Sendable where ID == MusicItemID {
    var id: MusicItemID { get }
}

public protocol PlayableMusicItem: MusicItem {}
public protocol MusicCatalogSearchable: MusicItem {}
public protocol MusicLibraryRequestable: MusicItem {
    associatedtype LibraryFilter = MusicLibraryFilter
    associatedtype LibrarySortProperties = MusicLibrarySortProperties
}

/// What Apple Music writes about an item.
public struct EditorialNotes: Hashable, Codable, Sendable {
    public let name: String?
    public let short: String?
    public let standard: String?
    public let tagline: String?
}

/// A picture of an item.
public struct Artwork: Hashable, Codable, Sendable {
    public let maximumWidth: Int
    public let maximumHeight: Int
    public let alternateText: String?

    public func url(width: Int, height: Int) -> URL? { nil }

    // Only the service knows the picture's colors.

    public var backgroundColor: CGColor? { nil }
    public var primaryTextColor: CGColor? { nil }
    public var secondaryTextColor: CGColor? { nil }
    public var tertiaryTextColor: CGColor? { nil }
    public var quaternaryTextColor: CGColor? { nil }
}

// Items are decoded; nothing else can make one here.
public struct MusicVideo: MusicItem, PlayableMusicItem, MusicCatalogSearchable, MusicLibraryRequestable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let artwork: Artwork?
    public let duration: TimeInterval?
    public let url: URL?
    public let has4K: Bool?
    public let hasHDR: Bool?
}
public struct Song: MusicItem, PlayableMusicItem, MusicCatalogSearchable, MusicLibraryRequestable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let artwork: Artwork?
    public let duration: TimeInterval?
    public let releaseDate: Date?
    public let isrc: String?
    public let genreNames: [String]?
    public let url: URL?
    public let playParameters: PlayParameters?
    public let playCount: Int?
    public let lastPlayedDate: Date?
    public let libraryAddedDate: Date?
    public let trackNumber: Int?
    public let discNumber: Int?
    public let composerName: String?
    public let hasLyrics: Bool?
    public let artistURL: URL?
    public let contentRating: ContentRating?
    public let movementCount: Int?
    public let movementName: String?
    public let movementNumber: Int?
    public let workName: String?
    public let editorialNotes: EditorialNotes?
    public let isAppleDigitalMaster: Bool?
    public let previewAssets: [PreviewAsset]?
}

/// How a song is encoded.
public enum AudioVariant: String, CaseIterable, Hashable, Codable, Sendable {
    case dolbyAtmos, dolbyAudio, highResolutionLossless, lossless, lossyStereo
}

/// A part of a song that everyone may hear.
public struct PreviewAsset: Hashable, Codable, Sendable {
    public let artwork: Artwork?
    public let url: URL?
    public let hlsURL: URL?
}

/// Whether an item is for adults.
public enum ContentRating: String, Hashable, Codable, Sendable { case clean, explicit }

/// What a player needs to play an item.
public struct PlayParameters: Hashable, Codable, Sendable {}

public struct Album: MusicItem, PlayableMusicItem, MusicCatalogSearchable, MusicLibraryRequestable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let artwork: Artwork?
    public let releaseDate: Date?
    public let trackCount: Int
    public let url: URL?
    public let artistURL: URL?
    public let contentRating: ContentRating?
    public let copyright: String?
    public let genreNames: [String]
    public let isCompilation: Bool?
    public let isComplete: Bool?
    public let isSingle: Bool?
    public let isAppleDigitalMaster: Bool?
    public let recordLabelName: String?
    public let upc: String?
    public let libraryAddedDate: Date?
    public let lastPlayedDate: Date?
    public let editorialNotes: EditorialNotes?
}

public struct Artist: MusicItem, MusicCatalogSearchable, MusicLibraryRequestable {
    public let id: MusicItemID
    public let name: String
    public let genreNames: [String]?
    public let editorialNotes: EditorialNotes?
    public let artwork: Artwork?
    public let url: URL?
}

public struct Playlist: MusicItem, PlayableMusicItem, MusicCatalogSearchable, MusicLibraryRequestable {
    public let id: MusicItemID
    public let name: String
    public let curatorName: String?
    public let artwork: Artwork?
    public let url: URL?
    public let isChart: Bool?
    public let kind: Kind?
    public let lastModifiedDate: Date?
    public let shortDescription: String?
    public let standardDescription: String?
    public let libraryAddedDate: Date?
    public let lastPlayedDate: Date?
}

/// What a search found.
public struct MusicCatalogSearchResponse: Sendable {
    public let songs: MusicItemCollection<Song>
    public let albums: MusicItemCollection<Album>
    public let artists: MusicItemCollection<Artist>
    public let playlists: MusicItemCollection<Playlist>
    public let musicVideos: MusicItemCollection<MusicVideo>
    public let curators: MusicItemCollection<Curator>
    public let radioShows: MusicItemCollection<RadioShow>
    public let recordLabels: MusicItemCollection<RecordLabel>
    public let stations: MusicItemCollection<Station>
    public let topResults: MusicItemCollection<TopResult>
}

/// A search, which is denied.
public struct MusicCatalogSearchRequest: Sendable {
    public let term: String
    public var limit: Int?
    public var offset: Int?
    public var includeTopResults = false

    public init(term: String, types: [any MusicCatalogSearchable.Type]) { self.term = term }
    public func response() async throws -> MusicCatalogSearchResponse { throw MusicTokenRequestError.permissionDenied }
}

public struct MusicLibraryResponse<Item: MusicLibraryRequestable>: Sendable {
    public let items: MusicItemCollection<Item>
}

/// A request for items of the user's library, which is denied.
public struct MusicLibraryRequest<Item: MusicLibraryRequestable>: Sendable {
    public var limit: Int?
    public var offset: Int?
    public var includeOnlyDownloadedContent = false

    public init() {}

    // The library is closed, so nothing is looked for.
    public mutating func filter<Value: Equatable>(matching keyPath: KeyPath<Item.LibraryFilter, Value>, equalTo value: Value) {}
    public mutating func filter<Value: Equatable>(
        matching keyPath: KeyPath<Item.LibraryFilter, Value?>, equalTo value: Value
    ) {}
    public mutating func filter<Value: Equatable>(matching keyPath: KeyPath<Item.LibraryFilter, Value>, memberOf values: [Value]) {}
    public mutating func filter(matching keyPath: KeyPath<Item.LibraryFilter, String>, contains value: String) {}
    public mutating func filter(text: String) {}
    public mutating func sort<Value>(by keyPath: KeyPath<Item.LibrarySortProperties, Value>, ascending: Bool) {}

    public func response() async throws -> MusicLibraryResponse<Item> { throw MusicTokenRequestError.permissionDenied }
}

/// The properties of items by which a library can be searched. There are no values of it.
public struct MusicLibraryFilter: Sendable {
    public let id: MusicItemID
    public let title: String
    public let name: String
    public let artistName: String
    public let albumTitle: String
    public let isExplicit: Bool
    public let isFavorited: Bool
}

/// The properties of items by which a library can be sorted. There are no values of it.
public struct MusicLibrarySortProperties: Sendable {
    public let id: MusicItemID
    public let title: String
    public let name: String
    public let artistName: String
    public let albumTitle: String
    public let libraryAddedDate: Date?
    public let lastPlayedDate: Date?
    public let playCount: Int?
    public let duration: TimeInterval?
    public let releaseDate: Date?
    public let trackNumber: Int?
    public let discNumber: Int?
}

/// What the user has subscribed to: nothing.
public struct MusicSubscription: Hashable, Sendable {
    public let canPlayCatalogContent: Bool
    public let canBecomeSubscriber: Bool
    public let hasCloudLibraryEnabled: Bool

    /// A sequence of changes, of which there are none.
    public struct Updates: AsyncSequence, AsyncIteratorProtocol, Sendable {
        public mutating func next() async -> MusicSubscription? { nil }
        public func makeAsyncIterator() -> Updates { self }
    }

    public static var subscriptionUpdates: Updates { Updates() }
    public static var current: MusicSubscription { get async throws { throw MusicTokenRequestError.permissionDenied } }
}

import Foundation

/// A property of an item that is fetched when somebody asks for it.
public struct PartialMusicAsyncProperty<Root>: Sendable {
    fileprivate init() {}
}

/// Where properties are fetched from first.
public enum MusicPropertySource: Hashable, Sendable { case catalog, library }

/// An item with properties that are fetched when somebody asks for them.
public protocol MusicPropertyContainer {}

extension MusicPropertyContainer {
    /// Fetches properties, which is denied.
    public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self {
        throw MusicTokenRequestError.permissionDenied
    }

    public func with(_ properties: PartialMusicAsyncProperty<Self>...) async throws -> Self { try await with(properties) }

    public func with(_ properties: [PartialMusicAsyncProperty<Self>], preferredSource: MusicPropertySource) async throws -> Self {
        throw MusicTokenRequestError.permissionDenied
    }
}

extension Song: MusicPropertyContainer {}
extension Album: MusicPropertyContainer {}
extension Artist: MusicPropertyContainer {}
extension Playlist: MusicPropertyContainer {}

extension MusicVideo: MusicPropertyContainer {}
extension Track: MusicPropertyContainer {}

extension PartialMusicAsyncProperty<Song> {
    public static var albums: Self { Self() }
    public static var artists: Self { Self() }
    public static var composers: Self { Self() }
    public static var genres: Self { Self() }
    public static var musicVideos: Self { Self() }
    public static var station: Self { Self() }
    public static var audioVariants: Self { Self() }
}

extension PartialMusicAsyncProperty<MusicVideo> {
    public static var albums: Self { Self() }
    public static var artists: Self { Self() }
    public static var genres: Self { Self() }
    public static var songs: Self { Self() }
}

extension PartialMusicAsyncProperty<Album> {
    public static var tracks: Self { Self() }
    public static var artists: Self { Self() }
    public static var genres: Self { Self() }
    public static var appearsOn: Self { Self() }
    public static var otherVersions: Self { Self() }
    public static var relatedAlbums: Self { Self() }
    public static var relatedVideos: Self { Self() }
    public static var recordLabels: Self { Self() }
    public static var audioVariants: Self { Self() }
}

extension PartialMusicAsyncProperty<Artist> {
    public static var albums: Self { Self() }
    public static var topSongs: Self { Self() }
    public static var playlists: Self { Self() }
    public static var genres: Self { Self() }
    public static var musicVideos: Self { Self() }
    public static var appearsOnAlbums: Self { Self() }
    public static var compilationAlbums: Self { Self() }
    public static var featuredAlbums: Self { Self() }
    public static var featuredPlaylists: Self { Self() }
    public static var fullAlbums: Self { Self() }
    public static var latestRelease: Self { Self() }
    public static var liveAlbums: Self { Self() }
    public static var similarArtists: Self { Self() }
    public static var singles: Self { Self() }
    public static var topMusicVideos: Self { Self() }
    public static var station: Self { Self() }
}

extension PartialMusicAsyncProperty<Playlist> {
    public static var entries: Self { Self() }
    public static var tracks: Self { Self() }
    public static var featuredArtists: Self { Self() }
    public static var moreByCurator: Self { Self() }
    public static var curator: Self { Self() }
    public static var radioShow: Self { Self() }
}

extension Playlist {
    /// Who makes a playlist.
    public enum Kind: String, Hashable, Codable, Sendable { case editorial, external, personalMix = "personal-mix", replay, userShared = "user-shared" }

    /// An item of a playlist. There are no values of it.
    public struct Entry: MusicItem {
        public let id: MusicItemID
        public let title: String
        public let artistName: String
    }

    /// The items; nil, because they are fetched when somebody asks for them.
    public var entries: MusicItemCollection<Entry>? { nil }
    public var tracks: MusicItemCollection<Track>? { nil }
    public var curator: Curator? { nil }
    public var radioShow: RadioShow? { nil }
}

// What follows is nil, because it is fetched when somebody asks for it.

extension Album {
    public var tracks: MusicItemCollection<Track>? { nil }
    public var artists: MusicItemCollection<Artist>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var appearsOn: MusicItemCollection<Playlist>? { nil }
    public var otherVersions: MusicItemCollection<Album>? { nil }
    public var relatedAlbums: MusicItemCollection<Album>? { nil }
    public var relatedVideos: MusicItemCollection<MusicVideo>? { nil }
    public var recordLabels: MusicItemCollection<RecordLabel>? { nil }
    public var audioVariants: [AudioVariant]? { nil }
}

extension Song {
    public var station: Station? { nil }
    public var audioVariants: [AudioVariant]? { nil }
    public var albums: MusicItemCollection<Album>? { nil }
    public var artists: MusicItemCollection<Artist>? { nil }
    public var composers: MusicItemCollection<Artist>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
}

extension Artist {
    public var station: Station? { nil }
    public var albums: MusicItemCollection<Album>? { nil }
    public var topSongs: MusicItemCollection<Song>? { nil }
    public var playlists: MusicItemCollection<Playlist>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var musicVideos: MusicItemCollection<MusicVideo>? { nil }
    public var appearsOnAlbums: MusicItemCollection<Album>? { nil }
    public var compilationAlbums: MusicItemCollection<Album>? { nil }
    public var featuredAlbums: MusicItemCollection<Album>? { nil }
    public var featuredPlaylists: MusicItemCollection<Playlist>? { nil }
    public var fullAlbums: MusicItemCollection<Album>? { nil }
    public var latestRelease: Album? { nil }
    public var liveAlbums: MusicItemCollection<Album>? { nil }
    public var similarArtists: MusicItemCollection<Artist>? { nil }
    public var singles: MusicItemCollection<Album>? { nil }
    public var topMusicVideos: MusicItemCollection<MusicVideo>? { nil }
}

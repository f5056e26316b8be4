import Foundation

/// A property of an item that is fetched when somebody asks for it.
public struct PartialMusicAsyncProperty<Root>: Sendable {
    fileprivate init() {}
}

/// An item with properties that are fetched when somebody asks for them.
public protocol MusicPropertyContainer {}

extension MusicPropertyContainer {
    /// Fetches properties, which is denied.
    public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self {
        throw MusicTokenRequestError.permissionDenied
    }

    public func with(_ properties: PartialMusicAsyncProperty<Self>...) async throws -> Self { try await with(properties) }
}

extension Song: MusicPropertyContainer {}
extension Album: MusicPropertyContainer {}
extension Artist: MusicPropertyContainer {}
extension Playlist: MusicPropertyContainer {}

extension PartialMusicAsyncProperty<Song> {
    public static var albums: Self { Self() }
    public static var artists: Self { Self() }
    public static var genres: Self { Self() }
}

extension PartialMusicAsyncProperty<Album> {
    public static var tracks: Self { Self() }
    public static var artists: Self { Self() }
    public static var genres: Self { Self() }
}

extension PartialMusicAsyncProperty<Artist> {
    public static var albums: Self { Self() }
    public static var topSongs: Self { Self() }
    public static var playlists: Self { Self() }
}

extension PartialMusicAsyncProperty<Playlist> {
    public static var entries: Self { Self() }
    public static var tracks: Self { Self() }
}

extension Playlist {
    /// An item of a playlist. There are no values of it.
    public struct Entry: MusicItem {
        public let id: MusicItemID
        public let title: String
        public let artistName: String
    }

    /// The items; nil, because they are fetched when somebody asks for them.
    public var entries: MusicItemCollection<Entry>? { nil }
    public var tracks: MusicItemCollection<Track>? { nil }
}

extension Album {
    /// The songs; nil, because they are fetched when somebody asks for them.
    public var tracks: MusicItemCollection<Track>? { nil }
}

extension MusicPlayer {
    /// What a player plays next. Nothing is played.
    // There is no state.
    public class Queue: @unchecked Sendable {
        public init() {}
        public required init<S: Sequence, Item: PlayableMusicItem>(for playableItems: S, startingAt startPlayableItem: S.Element? = nil)
        where S.Element == Item {}
        public init(album: Album, startingAt startTrack: Track) {}
        public init(playlist: Playlist, startingAt startEntry: Playlist.Entry) {}

        /// What is played at a place of the queue. There are no values of it.
        public struct Entry: Identifiable, Hashable, Sendable {
            public enum Item: Hashable, Sendable {
                case song(Song)
                case musicVideo(MusicVideo)
            }

            public let id: String
            public let title: String
            public let subtitle: String?
            public let artwork: Artwork?
            public let item: Item?
            public let isTransient: Bool
        }

        /// The entry that is played; nil, because nothing is.
        public var currentEntry: Entry? { get { nil } set {} }
    }
}

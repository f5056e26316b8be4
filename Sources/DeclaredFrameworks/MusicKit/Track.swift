import Foundation

/// A song or a music video of an album or a playlist.
public enum Track: MusicItem, PlayableMusicItem {
    case song(Song)
    case musicVideo(MusicVideo)

    public var id: MusicItemID { property(\.id, \.id) }
    public var title: String { property(\.title, \.title) }
    public var artistName: String { property(\.artistName, \.artistName) }
    public var albumTitle: String? { property(\.albumTitle, \.albumTitle) }
    public var artwork: Artwork? { property(\.artwork, \.artwork) }
    public var duration: TimeInterval? { property(\.duration, \.duration) }
    public var url: URL? { property(\.url, \.url) }
    public var releaseDate: Date? { song?.releaseDate }
    public var isrc: String? { song?.isrc }
    public var genreNames: [String] { song?.genreNames ?? [] }
    public var playParameters: PlayParameters? { song?.playParameters }
    public var playCount: Int? { song?.playCount }
    public var lastPlayedDate: Date? { song?.lastPlayedDate }
    public var libraryAddedDate: Date? { song?.libraryAddedDate }
    public var trackNumber: Int? { song?.trackNumber }
    public var discNumber: Int? { song?.discNumber }

    private var song: Song? { if case .song(let song) = self { song } else { nil } }

    private func property<Value>(_ ofSong: KeyPath<Song, Value>, _ ofVideo: KeyPath<MusicVideo, Value>) -> Value {
        switch self {
        case .song(let song): song[keyPath: ofSong]
        case .musicVideo(let video): video[keyPath: ofVideo]
        }
    }
}

import Foundation

/// An item that can be recommended.
public protocol MusicPersonalRecommendationItem: MusicItem {}

extension Album: MusicPersonalRecommendationItem {}
extension Playlist: MusicPersonalRecommendationItem {}
extension Station: MusicPersonalRecommendationItem {}

/// Items that are recommended to the user. There are no values of it.
public struct MusicPersonalRecommendation: MusicItem {
    public let id: MusicItemID
    public let title: String?
    public let reason: String?
    public let nextRefreshDate: Date?
    public let items: MusicItemCollection<Item>

    /// A recommended item.
    public enum Item: MusicItem {
        case album(Album)
        case playlist(Playlist)
        case station(Station)

        private var shown: ShownMusicItem {
            switch self {
            case .album(let item): ShownMusicItem(item)
            case .playlist(let item): ShownMusicItem(item)
            case .station(let item): ShownMusicItem(item)
            }
        }

        public var id: MusicItemID { shown.id }
        public var title: String { shown.title }
        public var subtitle: String? { shown.subtitle }
        public var artwork: Artwork? { shown.artwork }
    }

    public var albums: MusicItemCollection<Album> {
        MusicItemCollection(items.compactMap { if case .album(let album) = $0 { album } else { nil } })
    }
    public var playlists: MusicItemCollection<Playlist> {
        MusicItemCollection(items.compactMap { if case .playlist(let playlist) = $0 { playlist } else { nil } })
    }
    public var stations: MusicItemCollection<Station> {
        MusicItemCollection(items.compactMap { if case .station(let station) = $0 { station } else { nil } })
    }
    public var types: [any MusicPersonalRecommendationItem.Type] {
        var types: [any MusicPersonalRecommendationItem.Type] = []
        if !albums.isEmpty { types.append(Album.self) }
        if !playlists.isEmpty { types.append(Playlist.self) }
        if !stations.isEmpty { types.append(Station.self) }
        return types
    }
}

/// A request for what is recommended to the user, which is denied.
public struct MusicPersonalRecommendationsRequest: Sendable {
    public var limit: Int?
    public var offset: Int?

    public init() {}
    public init<S: Sequence>(refreshing recommendations: S) where S.Element == MusicPersonalRecommendation {}

    public func response() async throws -> MusicPersonalRecommendationsResponse { throw MusicTokenRequestError.permissionDenied }
}

/// What is recommended to the user. There are no values of it.
public struct MusicPersonalRecommendationsResponse: Sendable {
    public let recommendations: MusicItemCollection<MusicPersonalRecommendation>
}

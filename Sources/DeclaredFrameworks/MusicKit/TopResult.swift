import Foundation

/// Someone who puts playlists together.
public struct Curator: MusicItem, MusicCatalogSearchable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let editorialNotes: EditorialNotes?
    public let url: URL?
}

/// A broadcast that comes again.
public struct RadioShow: MusicItem, MusicCatalogSearchable {
    public let id: MusicItemID
    public let name: String
    public let hostName: String?
    public let artwork: Artwork?
    public let editorialNotes: EditorialNotes?
    public let url: URL?
}

/// A company that publishes music.
public struct RecordLabel: MusicItem, MusicCatalogSearchable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let shortDescription: String?
    public let standardDescription: String?
    public let url: URL?
}

/// Music without an end.
public struct Station: MusicItem, PlayableMusicItem, MusicCatalogSearchable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let contentRating: ContentRating?
    public let duration: TimeInterval?
    public let editorialNotes: EditorialNotes?
    public let isLive: Bool
    public let stationProviderName: String?
    public let url: URL?
}

extension MusicCatalogSearchResponse {
    /// An item that fits a search best.
    public enum TopResult: MusicItem {
        case album(Album)
        case artist(Artist)
        case curator(Curator)
        case musicVideo(MusicVideo)
        case playlist(Playlist)
        case radioShow(RadioShow)
        case recordLabel(RecordLabel)
        case song(Song)
        case station(Station)

        public var id: MusicItemID {
            switch self {
            case .album(let item): item.id
            case .artist(let item): item.id
            case .curator(let item): item.id
            case .musicVideo(let item): item.id
            case .playlist(let item): item.id
            case .radioShow(let item): item.id
            case .recordLabel(let item): item.id
            case .song(let item): item.id
            case .station(let item): item.id
            }
        }
    }
}

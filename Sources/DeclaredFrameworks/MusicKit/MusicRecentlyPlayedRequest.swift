/// An item that the user may have played lately.
public protocol MusicRecentlyPlayedRequestable: MusicItem {}

extension Song: MusicRecentlyPlayedRequestable {}
extension Track: MusicRecentlyPlayedRequestable {}

/// A request for what the user has played lately, which is denied.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicRecentlyPlayedRequestable>: Sendable {
    public var limit: Int?
    public var offset: Int?

    public init() {}

    public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// A request for the albums, playlists and stations that the user has played lately, which is denied.
public struct MusicRecentlyPlayedContainerRequest: Sendable {
    public var limit: Int?
    public var offset: Int?

    public init() {}

    public func response() async throws -> MusicRecentlyPlayedContainerResponse { throw MusicTokenRequestError.permissionDenied }
}

/// Albums, playlists and stations that the user has played lately. There are no values of it.
public struct MusicRecentlyPlayedContainerResponse: Sendable {
    public let items: MusicItemCollection<RecentlyPlayedMusicItem>
}

/// An album, a playlist or a station that the user has played lately.
public enum RecentlyPlayedMusicItem: MusicItem {
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

/// What the user has played lately. There are no values of it.
public struct MusicRecentlyPlayedResponse<MusicItemType: MusicRecentlyPlayedRequestable>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}

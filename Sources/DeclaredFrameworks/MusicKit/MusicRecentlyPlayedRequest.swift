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

    public var id: MusicItemID {
        switch self {
        case .album(let item): item.id
        case .playlist(let item): item.id
        case .station(let item): item.id
        }
    }

    public var title: String {
        switch self {
        case .album(let item): item.title
        case .playlist(let item): item.name
        case .station(let item): item.name
        }
    }

    public var subtitle: String? {
        switch self {
        case .album(let item): item.artistName
        case .playlist(let item): item.curatorName
        case .station(let item): item.stationProviderName
        }
    }

    public var artwork: Artwork? {
        switch self {
        case .album(let item): item.artwork
        case .playlist(let item): item.artwork
        case .station(let item): item.artwork
        }
    }
}

/// What the user has played lately. There are no values of it.
public struct MusicRecentlyPlayedResponse<MusicItemType: MusicRecentlyPlayedRequestable>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}

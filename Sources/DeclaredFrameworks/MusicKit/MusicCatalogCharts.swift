/// An item that charts rank.
public protocol MusicCatalogChartRequestable: MusicItem {}

extension Song: MusicCatalogChartRequestable {}
extension Album: MusicCatalogChartRequestable {}
extension Playlist: MusicCatalogChartRequestable {}
extension MusicVideo: MusicCatalogChartRequestable {}

/// A style of music.
public struct Genre: MusicItem {
    public let id: MusicItemID
    public let name: String
}

/// What a chart ranks items by.
public enum MusicCatalogChartKind: String, Hashable, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case mostPlayed, cityTop, dailyGlobalTop

    public var description: String { rawValue }
}

/// A request for charts, which is denied.
public struct MusicCatalogChartsRequest: Sendable {
    public let genre: Genre?
    public let kinds: [MusicCatalogChartKind]
    public var limit: Int?
    public var offset: Int?

    public init(
        genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed],
        types: [any MusicCatalogChartRequestable.Type]
    ) { (self.genre, self.kinds) = (genre, kinds) }

    public func response() async throws -> MusicCatalogChartsResponse { throw MusicTokenRequestError.permissionDenied }
}

/// Charts. There are no values of it.
public struct MusicCatalogChartsResponse: Sendable {
    public let albumCharts: [MusicCatalogChart<Album>]
    public let musicVideoCharts: [MusicCatalogChart<MusicVideo>]
    public let playlistCharts: [MusicCatalogChart<Playlist>]
    public let songCharts: [MusicCatalogChart<Song>]
}

/// Items in the order of their rank. There are no values of it.
public struct MusicCatalogChart<MusicItemType: MusicCatalogChartRequestable>: Identifiable, Hashable, Sendable {
    public let id: String
    public let kind: MusicCatalogChartKind
    public let title: String
    public let items: MusicItemCollection<MusicItemType>
    public var hasNextBatch: Bool { false }
    public func nextBatch(limit: Int? = nil) async throws -> MusicCatalogChart<MusicItemType>? { nil }
}

import Foundation

/// An item that can be found in the catalog by properties of its own.
public protocol FilterableMusicItem: MusicItem {
    associatedtype FilterType
}

// The properties by which the catalog can be searched. There are no values of them.
public struct SongFilter: Sendable {
    public let id: MusicItemID
    public let isrc: String
}
public struct AlbumFilter: Sendable {
    public let id: MusicItemID
    public let upc: String
}
public struct ArtistFilter: Sendable { public let id: MusicItemID }
public struct PlaylistFilter: Sendable { public let id: MusicItemID }
public struct MusicVideoFilter: Sendable {
    public let id: MusicItemID
    public let isrc: String
}

extension Song: FilterableMusicItem { public typealias FilterType = SongFilter }
extension Album: FilterableMusicItem { public typealias FilterType = AlbumFilter }
extension Artist: FilterableMusicItem { public typealias FilterType = ArtistFilter }
extension Playlist: FilterableMusicItem { public typealias FilterType = PlaylistFilter }
extension MusicVideo: FilterableMusicItem { public typealias FilterType = MusicVideoFilter }

/// A request for items of the catalog, which is denied.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem>: Sendable {
    public var limit: Int?
    public var properties: [PartialMusicAsyncProperty<MusicItemType>] = []

    // The catalog is closed, so nothing is looked for.
    public init<Value: Equatable>(matching keyPath: KeyPath<MusicItemType.FilterType, Value>, equalTo value: Value)
    where MusicItemType: FilterableMusicItem {}
    public init<Value: Equatable>(matching keyPath: KeyPath<MusicItemType.FilterType, Value>, memberOf values: [Value])
    where MusicItemType: FilterableMusicItem {}

    public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// Items of the catalog. There are no values of it.
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}

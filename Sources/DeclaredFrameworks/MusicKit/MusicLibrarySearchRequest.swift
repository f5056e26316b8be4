/// An item that can be looked for in the user's library.
public protocol MusicLibrarySearchable: MusicItem {}

extension Album: MusicLibrarySearchable {}
extension Artist: MusicLibrarySearchable {}
extension MusicVideo: MusicLibrarySearchable {}
extension Playlist: MusicLibrarySearchable {}
extension Song: MusicLibrarySearchable {}

/// A search in the user's library, which is denied.
public struct MusicLibrarySearchRequest: Sendable {
    public let term: String
    public var limit = 50
    public var includeTopResults = false

    public init(term: String, types: [any MusicLibrarySearchable.Type]) { self.term = term }

    public func response() async throws -> MusicLibrarySearchResponse { throw MusicTokenRequestError.permissionDenied }
}

/// What a search in the user's library found. There are no values of it.
public struct MusicLibrarySearchResponse: Sendable {
    public let albums: MusicItemCollection<Album>
    public let artists: MusicItemCollection<Artist>
    public let musicVideos: MusicItemCollection<MusicVideo>
    public let playlists: MusicItemCollection<Playlist>
    public let songs: MusicItemCollection<Song>
}

/// What a library can be divided by.
public protocol MusicLibrarySectionRequestable: MusicItem {
    associatedtype LibrarySectionFilter = MusicLibraryFilter
    associatedtype LibrarySectionSortProperties = MusicLibrarySortProperties
}

extension Album: MusicLibrarySectionRequestable {}
extension Artist: MusicLibrarySectionRequestable {}
extension Genre: MusicLibrarySectionRequestable {}
extension Playlist: MusicLibrarySectionRequestable {}

/// A request for items of the user's library in sections, which is denied.
public struct MusicLibrarySectionedRequest<Section: MusicLibrarySectionRequestable, MusicItemType: MusicLibraryRequestable>: Sendable {
    public var limit: Int?
    public var offset: Int?
    public var includeOnlyDownloadedContent = false

    public init() {}

    // The library is closed, so nothing is looked for.
    public mutating func filterItems<Value: Equatable>(matching keyPath: KeyPath<MusicItemType.LibraryFilter, Value>, equalTo value: Value) {}
    public mutating func filterItems(matching keyPath: KeyPath<MusicItemType.LibraryFilter, String>, contains value: String) {}
    public mutating func filterItems(text: String) {}
    public mutating func filterSections<Value: Equatable>(
        matching keyPath: KeyPath<Section.LibrarySectionFilter, Value>, equalTo value: Value
    ) {}
    public mutating func filterSections(text: String) {}
    public mutating func sortItems<Value>(by keyPath: KeyPath<MusicItemType.LibrarySortProperties, Value>, ascending: Bool) {}
    public mutating func sortSections<Value>(by keyPath: KeyPath<Section.LibrarySectionSortProperties, Value>, ascending: Bool) {}

    public func response() async throws -> MusicLibrarySectionedResponse<Section, MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// Sections of the user's library. There are no values of it.
public struct MusicLibrarySectionedResponse<Section: MusicLibrarySectionRequestable, MusicItemType: MusicLibraryRequestable>: Sendable {
    public let sections: [MusicLibrarySection<Section, MusicItemType>]
}

/// A section of the user's library. There are no values of it.
@dynamicMemberLookup
public struct MusicLibrarySection<Section: MusicLibrarySectionRequestable, MusicItemType: MusicLibraryRequestable>: Identifiable, Sendable {
    public let id: MusicItemID
    private let section: Section
    public let items: MusicItemCollection<MusicItemType>

    public subscript<T>(dynamicMember keyPath: KeyPath<Section, T>) -> T { section[keyPath: keyPath] }
}

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

/// What the user has played lately. There are no values of it.
public struct MusicRecentlyPlayedResponse<MusicItemType: MusicRecentlyPlayedRequestable>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}

/// A request for words to search for, which is denied.
public struct MusicCatalogSearchSuggestionsRequest: Sendable {
    public let term: String
    public var limit: Int?

    public init(term: String, includingTopResultsOfTypes types: [any MusicCatalogSearchable.Type] = []) { self.term = term }

    public func response() async throws -> MusicCatalogSearchSuggestionsResponse {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// Words to search for. There are no values of it.
public struct MusicCatalogSearchSuggestionsResponse: Sendable {
    /// A term that could be meant.
    public struct Suggestion: Identifiable, Hashable, Sendable {
        public let id: String
        public let displayTerm: String
        public let searchTerm: String
    }

    public typealias TopResult = MusicCatalogSearchResponse.TopResult

    public let suggestions: [Suggestion]
    public let topResults: MusicItemCollection<TopResult>
}

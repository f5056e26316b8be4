import FoundationSupplement

/// What an app searches for.
public protocol SearchCriteria: Sendable {
    associatedtype SearchScopes = Void
}

/// A search for a text.
public struct StringSearchCriteria: SearchCriteria, Hashable {
    public typealias SearchScopes = [StringSearchScope]

    public var term: String

    public init(term: String) { self.term = term }
}

extension StringSearchCriteria: _IntentValue {
    public static var _kind: IntentValueKind { .text }
    public var _text: String? { term }

    public static func _value(from text: String, choices: [_IntentValueChoice]?) async throws -> StringSearchCriteria? {
        StringSearchCriteria(term: text)
    }
}

/// The content in which an app searches for a text.
public enum StringSearchScope: String, AppEnum {
    case general, movies, tv, freeformVideo

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Search Scope" }
    public static var caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] {
        [.general: "General", .movies: "Movies", .tv: "TV", .freeformVideo: "Video"]
    }
}

/// An intent that shows what an app has found.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    associatedtype Criteria: SearchCriteria

    static var searchScopes: Criteria.SearchScopes { get }
    var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
    public static var openAppWhenRun: Bool { true }
}

/// An intent that searches for a video and plays it.
public protocol PlayVideoIntent: SystemIntent {}

extension PlayVideoIntent {
    public static var openAppWhenRun: Bool { true }
}

import Foundation
import FoundationSupplement

/// A text that could be searched for. There are no values of it.
// An open class cannot be checked. There is no state.
open class CSSuggestion: NSObject, @unchecked Sendable {
    override init() {}

    open var localizedAttributedSuggestion: NSAttributedString { NSAttributedString() }
}

/// A search for what someone has typed, which finds nothing.
open class CSUserQuery: CSSearchQuery {
    /// An item that was found. There are no values of it.
    public struct Item: Sendable {
        public let item: CSSearchableItem
    }

    /// A text that could be searched for. There are no values of it.
    public struct Suggestion: Sendable {
        public let suggestion: CSSuggestion
    }

    public enum Response: Sendable {
        case item(Item)
        case suggestion(Suggestion)
    }

    /// What was found, which is nothing.
    public struct Responses: AsyncSequence, AsyncIteratorProtocol, Sendable {
        public mutating func next() async throws -> Response? { nil }
        public func makeAsyncIterator() -> Responses { self }
    }

    open var foundSuggestionsHandler: (([CSSuggestion]) -> Void)?
    open var foundSuggestionCount: Int { 0 }
    public var responses: Responses { Responses() }

    public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
        super.init(queryString: userQueryString ?? "", attributes: userQueryContext?.fetchAttributes)
    }

    open class func prepare() {}
}

extension NSUserActivity {
    /// Effect: none, because nothing is searched.
    public var contentAttributeSet: CSSearchableItemAttributeSet? { get { nil } set {} }
}

// Core Spotlight with an index that keeps nothing: items are taken without an error, and searches find none.
@_exported import Foundation
@_exported import FoundationSupplement
@_exported import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// What is to be found.
// An open class cannot be checked. Every property that changes is guarded.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    @_Guarded open var uniqueIdentifier: String
    @_Guarded open var domainIdentifier: String?
    @_Guarded open var expirationDate: Date!
    @_Guarded open var attributeSet: CSSearchableItemAttributeSet
    @_Guarded open var isUpdate = false

    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        _uniqueIdentifier = _Guarded(wrappedValue: uniqueIdentifier ?? UUID().uuidString)
        _domainIdentifier = _Guarded(wrappedValue: domainIdentifier)
        _expirationDate = _Guarded(wrappedValue: Date().addingTimeInterval(30 * 86_400))
        _attributeSet = _Guarded(wrappedValue: attributeSet)
    }
}

/// The name of an attribute of the app's own.
public final class CSCustomAttributeKey: NSObject, Sendable {
    public let keyName: String
    public let isSearchable, isSearchableByDefault, isUnique, isMultiValued: Bool

    /// The result is nil without a name.
    public convenience init?(keyName: String) {
        self.init(keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
    }
    public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
        guard !keyName.isEmpty else { return nil }
        (self.keyName, isSearchable, isSearchableByDefault) = (keyName, searchable, searchableByDefault)
        (isUnique, isMultiValued) = (unique, multiValued)
    }
}

/// What an item says of itself.
open class CSSearchableItemAttributeSet: NSObject {
    open var contentType: String?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var domainIdentifier: String?
    open var title: String?
    open var displayName: String?
    open var alternateNames: [String]?
    open var subject: String?
    open var contentDescription: String?
    open var textContent: String?
    open var htmlContentData: Data?
    open var keywords: [String]?
    open var path: String?
    open var contentURL: URL?
    open var thumbnailURL: URL?
    open var thumbnailData: Data?
    open var url: URL?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var metadataModificationDate: Date?
    open var lastUsedDate: Date?
    open var addedDate: Date?
    open var downloadedDate: Date?
    open var importantDates: [Date]?
    open var allDay: NSNumber?
    open var startDate: Date?
    open var endDate: Date?
    open var dueDate: Date?
    open var completionDate: Date?
    open var duration: NSNumber?
    open var rating: NSNumber?
    open var ratingDescription: String?
    open var creator: String?
    open var artist: String?
    open var album: String?
    open var composer: String?
    open var genre: String?
    open var kind: String?
    open var comment: String?
    open var containerTitle: String?
    open var containerDisplayName: String?
    open var containerIdentifier: String?
    open var authorNames: [String]?
    open var emailAddresses: [String]?
    open var phoneNumbers: [String]?
    open var supportsPhoneCall: NSNumber?
    open var supportsNavigation: NSNumber?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var namedLocation: String?
    open var city: String?
    open var country: String?
    open var rankingHint: NSNumber?
    open var isUserCreated: NSNumber?
    open var isUserOwned: NSNumber?
    open var isUserCurated: NSNumber?
    open var publishers: [String]?
    private var custom: [String: any NSSecureCoding] = [:]

    public override init() {}
    /// Sets the value of an attribute of the app's own.
    open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) { custom[key.keyName] = value }
    open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? { custom[key.keyName] }

    public init(contentType: UTType) { self.contentType = contentType.identifier }
    public init(itemContentType: String) { contentType = itemContentType }
}

/// An index that keeps nothing.
// An open class cannot be checked. There is no state.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let standard = CSSearchableIndex(name: "")

    public init(name: String) {}
    public init(name: String, protectionClass: FileProtectionType?) {}
    open class func `default`() -> CSSearchableIndex { standard }
    open class func isIndexingAvailable() -> Bool { false }

    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    open func deleteAllSearchableItems() async throws {}
    open func beginBatch() {}
    open func endBatch(withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    {
        completionHandler?(nil)
    }
    @preconcurrency open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        completionHandler(nil, nil)
    }
    open func fetchLastClientState() async throws -> Data { Data() }
}

/// How a search is made.
open class CSSearchQueryContext: NSObject {
    open var fetchAttributes: [String] = []
    open var filterQueries: [String] = []
    open var keyboardLanguage: String?

    public override init() {}
}

/// How what someone has typed is searched for.
open class CSUserQueryContext: CSSearchQueryContext {
    open var enableRankedResults = false
    open var disableSemanticSearch = false
    open var maxResultCount = 0
    open var maxSuggestionCount = 0
    open var maxRankedResultCount = 0
}

/// A search, which finds nothing.
open class CSSearchQuery: NSObject {
    open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    open var completionHandler: (((any Error)?) -> Void)?

    public init(queryString: String, attributes: [String]?) {}
    public init(queryString: String, queryContext: CSSearchQueryContext?) {}

    /// Items that were found, of which there are none.
    public struct Results: AsyncSequence, AsyncIteratorProtocol, Sendable {
        public struct Item: Sendable {
            public let item: CSSearchableItem
        }

        public mutating func next() async throws -> Item? { nil }
        public func makeAsyncIterator() -> Results { self }
    }

    public var results: Results { Results() }
    open var isCancelled: Bool { false }
    open var foundItemCount: Int { 0 }
    open func start() { completionHandler?(nil) }
    open func cancel() {}
}

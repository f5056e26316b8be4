import FoundationSupplement

/// What an app tells the system of a Focus.
public struct FocusFilterAppContext: Sendable {
    // A predicate that nobody changes.
    nonisolated(unsafe) public var notificationFilterPredicate: NSPredicate?
    public var targetContentIdentifierPrefix: String?

    public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// For which Focus filters are suggested.
public struct FocusFilterSuggestionContext: Sendable {}

/// An intent that a Focus performs when it begins. No Focus is on.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    var appContext: FocusFilterAppContext { get async throws }
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    public var appContext: FocusFilterAppContext { get async throws { FocusFilterAppContext() } }
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

    /// The filter of the Focus that is on, of which there is none.
    /// - Throws: ``AppIntentError/Unrecoverable/entityNotFound``.
    public static var current: Self { get async throws { throw AppIntentError.Unrecoverable.entityNotFound } }

    /// Effect: none, because no Focus is on.
    public static func invalidateFocusFilterAppContext() {}
}

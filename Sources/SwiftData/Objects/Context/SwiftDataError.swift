/// What goes wrong in a store.
public struct SwiftDataError: Error, Equatable, Hashable, CustomStringConvertible, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public var description: String { "SwiftDataError.\(name)" }

    /// Whether an error is this one, for `catch` and `case`.
    public static func ~= (lhs: SwiftDataError, rhs: any Error) -> Bool { lhs == rhs as? SwiftDataError }

    public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
    public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
    public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
    public static let includePendingChangesWithBatchSize = SwiftDataError("includePendingChangesWithBatchSize")
    public static let sortingPendingChangesWithIdentifiers = SwiftDataError("sortingPendingChangesWithIdentifiers")
    public static let backwardMigration = SwiftDataError("backwardMigration")
    public static let unknownSchema = SwiftDataError("unknownSchema")
    public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
    public static let missingModelContext = SwiftDataError("missingModelContext")
    public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
    public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        "configurationSchemaNotFoundInContainerSchema")
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
        "configurationFileNameContainsInvalidCharacters")
    public static let configurationFileNameTooLong = SwiftDataError("configurationFileNameTooLong")
    public static let historyTokenExpired = SwiftDataError("historyTokenExpired")
    public static let invalidTransactionFetchRequest = SwiftDataError("invalidTransactionFetchRequest")
}

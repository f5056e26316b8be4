// Contacts as a device has it whose user denies an app the address book: each request ends with `authorizationDenied`.
// Contacts, addresses and labels hold what is put in, and the formatters write them as English does.
@_exported import Foundation
@_exported import FoundationSupplement

public let CNErrorDomain = "CNErrorDomain"

extension NSNotification.Name {
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The reason why Contacts refuses a request.
public struct CNError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { CNErrorDomain }

    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = CNError

        case communicationError = 1, dataAccessError, authorizationDenied = 100, noAccessibleWritableContainers
        case unauthorizedKeys, featureDisabledByUser, featureNotAvailable, recordDoesNotExist = 200
        case insertedRecordAlreadyExists, containmentCycle, containmentScope, parentRecordDoesNotExist,
            recordIdentifierInvalid
        case recordNotWritable, parentContainerNotWritable, validationMultipleErrors = 300, validationTypeMismatch
        case validationConfigurationError, predicateInvalid = 400, policyViolation = 500, clientIdentifierInvalid = 600
        case clientIdentifierDoesNotExist, clientIdentifierCollision, changeHistoryExpired, changeHistoryInvalidAnchor
        case changeHistoryInvalidFetchRequest, vCardMalformed = 700, vCardSummarizationError
    }

    public static var communicationError: Code { .communicationError }
    public static var dataAccessError: Code { .dataAccessError }
    public static var authorizationDenied: Code { .authorizationDenied }
    public static var unauthorizedKeys: Code { .unauthorizedKeys }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    public static var predicateInvalid: Code { .predicateInvalid }
    public static var policyViolation: Code { .policyViolation }

    static let denied = CNError(
        .authorizationDenied,
        userInfo: [
            NSLocalizedDescriptionKey: "Access Denied",
            NSLocalizedFailureReasonErrorKey: "This application has not been granted permission to access Contacts.",
        ])
}

public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum CNEntityType: Int, Sendable { case contacts }
public enum CNContactType: Int, Sendable { case person, organization }
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }
public enum CNContainerType: Int, Sendable { case unassigned, local, exchange = 1001, cardDAV = 1002 }

public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// A container of a user who has not signed in.
// An open class cannot be checked. All state is constant.
open class CKContainer: NSObject, @unchecked Sendable {
    public let containerIdentifier: String?
    public let privateCloudDatabase = CKDatabase(.private)
    public let publicCloudDatabase = CKDatabase(.public)
    public let sharedCloudDatabase = CKDatabase(.shared)

    public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }

    private static let standard = CKContainer(identifier: "iCloud.\(Bundle.main.bundleIdentifier ?? "container")")
    open class func `default`() -> CKContainer { standard }

    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }

    @preconcurrency open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        completionHandler(.noAccount, nil)
    }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }

    @preconcurrency open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError.noAccount)
    }
    open func userRecordID() async throws -> CKRecord.ID { throw CKError.noAccount }

    public typealias ApplicationPermissions = CKContainer_Application_Permissions
    public typealias ApplicationPermissionStatus = CKContainer_Application_PermissionStatus

    @preconcurrency open func status(
        forApplicationPermission applicationPermission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) { completionHandler(.couldNotComplete, CKError.noAccount) }
    @preconcurrency open func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) { completionHandler(.couldNotComplete, CKError.noAccount) }

    open func applicationPermissionStatus(for applicationPermission: ApplicationPermissions) async throws -> ApplicationPermissionStatus {
        throw CKError.noAccount
    }
    open func requestApplicationPermission(_ applicationPermission: ApplicationPermissions) async throws -> ApplicationPermissionStatus {
        throw CKError.noAccount
    }

    open func shareParticipants(
        forEmailAddresses emails: [String]
    ) async throws -> [String: Result<CKShare.Participant, any Error>] { throw CKError.noAccount }
    open func shareParticipants(
        forPhoneNumbers phoneNumbers: [String]
    ) async throws -> [String: Result<CKShare.Participant, any Error>] { throw CKError.noAccount }
    open func shareParticipants(
        forUserRecordIDs userRecordIDs: [CKRecord.ID]
    ) async throws -> [CKRecord.ID: Result<CKShare.Participant, any Error>] { throw CKError.noAccount }
    open func shareParticipant(forEmailAddress email: String) async throws -> CKShare.Participant { throw CKError.noAccount }
    open func shareParticipant(forPhoneNumber phoneNumber: String) async throws -> CKShare.Participant { throw CKError.noAccount }
    open func shareParticipant(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKShare.Participant {
        throw CKError.noAccount
    }
    @preconcurrency open func fetchShareParticipant(
        withEmailAddress emailAddress: String,
        completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError.noAccount) }
    @preconcurrency open func fetchShareParticipant(
        withPhoneNumber phoneNumber: String,
        completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError.noAccount) }

    @preconcurrency open func fetchShareMetadata(
        with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError.noAccount) }
    open func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError.noAccount }
    @preconcurrency open func accept(
        _ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError.noAccount) }
    @discardableResult
    open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError.noAccount }

    open func add(_ operation: CKOperation) { operation.start() }
}

public struct CKContainer_Application_Permissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let userDiscoverability = CKContainer_Application_Permissions(rawValue: 1)
}

public enum CKContainer_Application_PermissionStatus: Int, Sendable {
    case initialState, couldNotComplete, denied, granted
}

public typealias CKRecordZoneID = CKRecordZone.ID
public typealias CKRecordID = CKRecord.ID

/// Fetches zones.
// See CKOperation.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordZoneIDs: [CKRecordZone.ID]?
    open var fetchRecordZonesCompletionBlock: (@Sendable ([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?
    open var fetchRecordZonesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() {}
    public convenience init(recordZoneIDs zoneIDs: [CKRecordZone.ID]) {
        self.init()
        recordZoneIDs = zoneIDs
    }
    open class func fetchAllRecordZonesOperation() -> CKFetchRecordZonesOperation { CKFetchRecordZonesOperation() }

    override func fail(with error: CKError) {
        fetchRecordZonesCompletionBlock?(nil, error)
        fetchRecordZonesResultBlock?(.failure(error))
    }
}

/// Accepts shares.
// See CKOperation.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
    open var shareMetadatas: [CKShare.Metadata]?
    open var perShareResultBlock: (@Sendable (CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
    open var acceptSharesCompletionBlock: (@Sendable ((any Error)?) -> Void)?
    open var acceptSharesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() {}
    public convenience init(shareMetadatas: [CKShare.Metadata]) {
        self.init()
        self.shareMetadatas = shareMetadatas
    }

    override func fail(with error: CKError) {
        acceptSharesCompletionBlock?(error)
        acceptSharesResultBlock?(.failure(error))
    }
}

/// Looks for people to share with.
// See CKOperation.
open class CKFetchShareParticipantsOperation: CKOperation, @unchecked Sendable {
    open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]?
    open var shareParticipantFetchedBlock: (@Sendable (CKShare.Participant) -> Void)?
    open var perShareParticipantResultBlock: (@Sendable (CKUserIdentity.LookupInfo, Result<CKShare.Participant, any Error>) -> Void)?
    open var fetchShareParticipantsCompletionBlock: (@Sendable ((any Error)?) -> Void)?
    open var fetchShareParticipantsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() {}
    public convenience init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) {
        self.init()
        self.userIdentityLookupInfos = userIdentityLookupInfos
    }

    override func fail(with error: CKError) {
        for info in userIdentityLookupInfos ?? [] { perShareParticipantResultBlock?(info, .failure(error)) }
        fetchShareParticipantsCompletionBlock?(error)
        fetchShareParticipantsResultBlock?(.failure(error))
    }
}

// Notifications of changes. None comes here, so none can be read, and these classes have no state.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
    public enum Reason: Int, Sendable { case recordCreated = 1, recordUpdated, recordDeleted }

    open var queryNotificationReason: Reason { .recordUpdated }
    open var recordFields: [String: Any]? { nil }
    open var recordID: CKRecord.ID? { nil }
    open var databaseScope: CKDatabase.Scope { .private }
}
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
    open var recordZoneID: CKRecordZone.ID? { nil }
}
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
    open var databaseScope: CKDatabase.Scope { .private }
}

/// An operation, which fails when it starts because there is no account.
// An open class cannot be checked. As on Apple's systems, an operation is set up before it starts and not changed then.
open class CKOperation: Operation, @unchecked Sendable {
    /// What all operations have in common.
    open class Configuration: NSObject {
        open var container: CKContainer?
        open var qualityOfService = QualityOfService.default
        open var allowsCellularAccess = true
        open var isLongLived = false
        open var timeoutIntervalForRequest: TimeInterval = 60
        open var timeoutIntervalForResource: TimeInterval = 604_800

        public override init() {}
    }

    public let operationID = UUID().uuidString
    open var configuration: Configuration! = Configuration()
    open var group: CKOperationGroup?
    open var longLivedOperationWasPersistedBlock: (@Sendable () -> Void)?

    public override init() {}

    open override func main() { fail(with: CKError.noAccount) }

    /// Tells the operation's blocks.
    func fail(with error: CKError) {}
}

/// Operations that belong together.
// An open class cannot be checked. As on Apple's systems, a group is set up before its operations start.
open class CKOperationGroup: NSObject, @unchecked Sendable {
    public let operationGroupID = UUID().uuidString
    open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
    open var name: String?
    open var quantity = 0

    public override init() {}
}

/// An operation on a database.
// See CKOperation.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    open var database: CKDatabase?
}

/// Fetches records.
// See CKOperation.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordIDs: [CKRecord.ID]?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var perRecordProgressBlock: (@Sendable (CKRecord.ID, Double) -> Void)?
    open var perRecordCompletionBlock: (@Sendable (CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
    open var perRecordResultBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var fetchRecordsCompletionBlock: (@Sendable ([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    open var fetchRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() {}
    public convenience init(recordIDs: [CKRecord.ID]) {
        self.init()
        self.recordIDs = recordIDs
    }
    open class func fetchCurrentUserRecordOperation() -> CKFetchRecordsOperation { CKFetchRecordsOperation() }

    override func fail(with error: CKError) {
        fetchRecordsCompletionBlock?(nil, error)
        fetchRecordsResultBlock?(.failure(error))
    }
}

/// Saves and deletes records.
// See CKOperation.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }

    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    open var isAtomic = true
    open var perRecordProgressBlock: (@Sendable (CKRecord, Double) -> Void)?
    open var perRecordCompletionBlock: (@Sendable (CKRecord, (any Error)?) -> Void)?
    open var perRecordSaveBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var perRecordDeleteBlock: (@Sendable (CKRecord.ID, Result<Void, any Error>) -> Void)?
    open var modifyRecordsCompletionBlock: (@Sendable ([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    open var modifyRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() {}
    public convenience init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete recordIDs: [CKRecord.ID]? = nil)
    {
        self.init()
        (recordsToSave, recordIDsToDelete) = (records, recordIDs)
    }

    override func fail(with error: CKError) {
        modifyRecordsCompletionBlock?(nil, nil, error)
        modifyRecordsResultBlock?(.failure(error))
    }
}

/// Queries records.
// See CKOperation.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Where a query goes on. Nothing can make one here.
    // An open class cannot be checked. There is no state.
    open class Cursor: NSObject, @unchecked Sendable {
        override init() {}
    }

    public static let maximumResults = 0

    open var query: CKQuery?
    open var cursor: Cursor?
    open var zoneID: CKRecordZone.ID?
    open var resultsLimit = CKQueryOperation.maximumResults
    open var desiredKeys: [CKRecord.FieldKey]?
    open var recordFetchedBlock: (@Sendable (CKRecord) -> Void)?
    open var recordMatchedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryCompletionBlock: (@Sendable (Cursor?, (any Error)?) -> Void)?
    open var queryResultBlock: (@Sendable (Result<Cursor?, any Error>) -> Void)?

    public override init() {}
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }
    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }

    override func fail(with error: CKError) {
        queryCompletionBlock?(nil, error)
        queryResultBlock?(.failure(error))
    }
}

/// Saves and deletes zones.
// See CKOperation.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordZonesToSave: [CKRecordZone]?
    open var recordZoneIDsToDelete: [CKRecordZone.ID]?
    open var modifyRecordZonesCompletionBlock: (@Sendable ([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
    open var modifyRecordZonesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() {}
    public convenience init(
        recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
    ) {
        self.init()
        (self.recordZonesToSave, self.recordZoneIDsToDelete) = (recordZonesToSave, recordZoneIDsToDelete)
    }

    override func fail(with error: CKError) {
        modifyRecordZonesCompletionBlock?(nil, nil, error)
        modifyRecordZonesResultBlock?(.failure(error))
    }
}

/// Saves and deletes subscriptions.
// See CKOperation.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var subscriptionsToSave: [CKSubscription]?
    open var subscriptionIDsToDelete: [CKSubscription.ID]?
    open var modifySubscriptionsCompletionBlock:
        (@Sendable ([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
    open var modifySubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() {}
    public convenience init(
        subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
    ) {
        self.init()
        (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
    }

    override func fail(with error: CKError) {
        modifySubscriptionsCompletionBlock?(nil, nil, error)
        modifySubscriptionsResultBlock?(.failure(error))
    }
}

/// Fetches what changed in zones.
// See CKOperation.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Since when changes of a zone are wanted.
    open class ZoneConfiguration: NSObject {
        open var previousServerChangeToken: CKServerChangeToken?
        open var resultsLimit: Int?
        open var desiredKeys: [CKRecord.FieldKey]?

        public override init() {}
        public convenience init(
            previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
            desiredKeys: [CKRecord.FieldKey]? = nil
        ) {
            self.init()
            (self.previousServerChangeToken, self.resultsLimit) = (previousServerChangeToken, resultsLimit)
            self.desiredKeys = desiredKeys
        }
    }

    public typealias ZoneOptions = ZoneConfiguration

    open var recordZoneIDs: [CKRecordZone.ID]?
    open var optionsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? {
        get { configurationsByRecordZoneID }
        set { configurationsByRecordZoneID = newValue }
    }
    open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
    open var fetchAllChanges = true
    open var recordChangedBlock: (@Sendable (CKRecord) -> Void)?
    open var recordWasChangedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var recordWithIDWasDeletedBlock: (@Sendable (CKRecord.ID, CKRecord.RecordType) -> Void)?
    open var recordZoneChangeTokensUpdatedBlock: (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    open var recordZoneFetchCompletionBlock:
        (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
    open var recordZoneFetchResultBlock:
        (@Sendable (
            _ recordZoneID: CKRecordZone.ID,
            _ fetchChangesResult: Result<
                (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error
            >
        ) -> Void)?
    open var fetchRecordZoneChangesCompletionBlock: (@Sendable ((any Error)?) -> Void)?
    open var fetchRecordZoneChangesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() {}
    public convenience init(
        recordZoneIDs: [CKRecordZone.ID]? = nil,
        configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
    ) {
        self.init()
        (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID)
    }

    override func fail(with error: CKError) {
        fetchRecordZoneChangesCompletionBlock?(error)
        fetchRecordZoneChangesResultBlock?(.failure(error))
    }
}

/// Fetches what changed in a database.
// See CKOperation.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    open var previousServerChangeToken: CKServerChangeToken?
    open var resultsLimit = 0
    open var fetchAllChanges = true
    open var recordZoneWithIDChangedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
    open var recordZoneWithIDWasDeletedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
    open var changeTokenUpdatedBlock: (@Sendable (CKServerChangeToken) -> Void)?
    open var fetchDatabaseChangesCompletionBlock: (@Sendable (CKServerChangeToken?, Bool, (any Error)?) -> Void)?
    open var fetchDatabaseChangesResultBlock: (
        @Sendable (Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void
    )?

    public override init() {}
    public convenience init(previousServerChangeToken: CKServerChangeToken?) {
        self.init()
        self.previousServerChangeToken = previousServerChangeToken
    }

    override func fail(with error: CKError) {
        fetchDatabaseChangesCompletionBlock?(nil, false, error)
        fetchDatabaseChangesResultBlock?(.failure(error))
    }
}

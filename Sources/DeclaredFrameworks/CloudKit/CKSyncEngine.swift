/// What keeps records of a program and of a database alike. Nobody has signed in, so it sends and fetches nothing.
public final class CKSyncEngine: CustomStringConvertible, Sendable {
    public let database: CKDatabase
    public let state: State

    public init(_ configuration: Configuration) {
        database = configuration.database
        state = State()
    }

    public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions()) async throws { throw CKError.noAccount }

    public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws { throw CKError.noAccount }

    // Effect: none, because no operation runs.
    public func cancelOperations() async {}

    public var description: String { "CKSyncEngine(\(database.databaseScope))" }

    /// How an engine works.
    public struct Configuration: Sendable {
        public var database: CKDatabase
        public var stateSerialization: State.Serialization?
        public var delegate: any CKSyncEngineDelegate
        public var automaticallySync = true
        public var subscriptionID: CKSubscription.ID?

        public init(
            database: CKDatabase, stateSerialization: State.Serialization?, delegate: any CKSyncEngineDelegate
        ) {
            (self.database, self.stateSerialization, self.delegate) = (database, stateSerialization, delegate)
        }
    }

    /// Why an engine works.
    public enum SyncReason: Hashable, Sendable { case scheduled, manual }

    /// Which changes an engine fetches.
    public struct FetchChangesOptions: CustomStringConvertible, Sendable {
        public enum Scope: Hashable, Sendable {
            case all
            case allExcluding([CKRecordZone.ID])
            case zoneIDs([CKRecordZone.ID])

            public func contains(_ zoneID: CKRecordZone.ID) -> Bool {
                switch self {
                case .all: true
                case .allExcluding(let zones): !zones.contains(zoneID)
                case .zoneIDs(let zones): zones.contains(zoneID)
                }
            }
        }

        public var scope: Scope
        public var operationGroup: CKOperationGroup
        public var prioritizedZoneIDs: [CKRecordZone.ID] = []

        public init(scope: Scope = .all, operationGroup: CKOperationGroup? = nil) {
            (self.scope, self.operationGroup) = (scope, operationGroup ?? CKOperationGroup())
        }

        public var description: String { "FetchChangesOptions(scope: \(scope))" }
    }

    /// Why and how an engine fetches changes.
    public struct FetchChangesContext: CustomStringConvertible, Sendable {
        public let reason: SyncReason
        public let options: FetchChangesOptions

        public var description: String { "FetchChangesContext(reason: \(reason), options: \(options))" }
    }

    /// Which changes an engine sends.
    public struct SendChangesOptions: CustomStringConvertible, Sendable {
        public enum Scope: Hashable, Sendable {
            case all
            case allExcluding([CKRecordZone.ID])
            case zoneIDs([CKRecordZone.ID])
            case recordIDs([CKRecord.ID])

            public func contains(_ pendingRecordZoneChange: PendingRecordZoneChange) -> Bool {
                let record = pendingRecordZoneChange.recordID
                return switch self {
                case .all: true
                case .allExcluding(let zones): !zones.contains(record.zoneID)
                case .zoneIDs(let zones): zones.contains(record.zoneID)
                case .recordIDs(let records): records.contains(record)
                }
            }
        }

        public var scope: Scope
        public var operationGroup: CKOperationGroup

        public init(scope: Scope = .all, operationGroup: CKOperationGroup? = nil) {
            (self.scope, self.operationGroup) = (scope, operationGroup ?? CKOperationGroup())
        }

        public var description: String { "SendChangesOptions(scope: \(scope))" }
    }

    /// Why and how an engine sends changes.
    public struct SendChangesContext: CustomStringConvertible, Sendable {
        public let reason: SyncReason
        public let options: SendChangesOptions

        public var description: String { "SendChangesContext(reason: \(reason), options: \(options))" }
    }
}

/// What an engine asks and tells. No engine here does either.
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
    func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async

    func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.RecordZoneChangeBatch?

    func nextFetchChangesOptions(
        _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.FetchChangesOptions
}

extension CKSyncEngineDelegate {
    public func nextFetchChangesOptions(
        _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.FetchChangesOptions { context.options }
}

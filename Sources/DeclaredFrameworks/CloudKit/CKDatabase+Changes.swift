extension CKDatabase {
    /// What changed among the zones of a database.
    public enum DatabaseChange {
        /// A zone in which something changed.
        public struct Modification: Hashable, Sendable {
            public let zoneID: CKRecordZone.ID
        }

        /// A zone that is gone.
        public struct Deletion: Hashable, Sendable {
            public enum Reason: Hashable, Sendable { case deleted, purged, encryptedDataReset }

            public let zoneID: CKRecordZone.ID
            public let reason: Reason
            public var purged: Bool { reason == .purged }
        }
    }

    /// What changed among the records of a zone.
    public enum RecordZoneChange {
        /// A record that is new or has other values.
        public struct Modification: Hashable, Sendable {
            public let record: CKRecord
        }

        /// A record that is gone.
        public struct Deletion: Hashable, Sendable {
            public let recordID: CKRecord.ID
            public let recordType: CKRecord.RecordType
        }
    }

    // Asynchronous requests: an open class's extension cannot have methods that subclasses override.

    public func recordZoneChanges(
        inZoneWith recordZoneID: CKRecordZone.ID, since token: CKServerChangeToken?,
        desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
    ) async throws -> (
        modificationResultsByID: [CKRecord.ID: Result<CKDatabase.RecordZoneChange.Modification, any Error>],
        deletions: [CKDatabase.RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
    ) { throw CKError.noAccount }

    public func databaseChanges(
        since token: CKServerChangeToken?, resultsLimit: Int? = nil
    ) async throws -> (
        modifications: [CKDatabase.DatabaseChange.Modification], deletions: [CKDatabase.DatabaseChange.Deletion],
        changeToken: CKServerChangeToken, moreComing: Bool
    ) { throw CKError.noAccount }
}

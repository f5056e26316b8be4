import Synchronization

extension CKSyncEngine {
    /// What an engine has yet to do.
    public final class State: Sendable {
        /// A state as bytes. Nothing is done, so it says nothing.
        public struct Serialization: Codable, Sendable {}

        private struct Contents {
            var records: [PendingRecordZoneChange] = []
            var zones: [PendingDatabaseChange] = []
            var hasUntrackedChanges = false
        }

        private let contents = Mutex(Contents())

        public var hasPendingUntrackedChanges: Bool {
            get { contents.withLock { $0.hasUntrackedChanges } }
            set { contents.withLock { $0.hasUntrackedChanges = newValue } }
        }

        public var pendingRecordZoneChanges: [PendingRecordZoneChange] { contents.withLock { $0.records } }
        public var pendingDatabaseChanges: [PendingDatabaseChange] { contents.withLock { $0.zones } }
        public var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID] { [] }

        /// Adds changes. One of the same record takes the place of an earlier one.
        public func add(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
            contents.withLock { contents in
                for change in pendingRecordZoneChanges {
                    contents.records.removeAll { $0.recordID == change.recordID }
                    contents.records.append(change)
                }
            }
        }

        public func remove(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
            contents.withLock { $0.records.removeAll(where: pendingRecordZoneChanges.contains) }
        }

        /// Adds changes. One of the same zone takes the place of an earlier one.
        public func add(pendingDatabaseChanges: [PendingDatabaseChange]) {
            contents.withLock { contents in
                for change in pendingDatabaseChanges {
                    contents.zones.removeAll { $0.zoneID == change.zoneID }
                    contents.zones.append(change)
                }
            }
        }

        public func remove(pendingDatabaseChanges: [PendingDatabaseChange]) {
            contents.withLock { $0.zones.removeAll(where: pendingDatabaseChanges.contains) }
        }
    }

    /// A change of a record that is to be sent.
    public enum PendingRecordZoneChange: Hashable, Sendable {
        case saveRecord(CKRecord.ID)
        case deleteRecord(CKRecord.ID)

        var recordID: CKRecord.ID {
            switch self {
            case .saveRecord(let record), .deleteRecord(let record): record
            }
        }
    }

    /// A change of a zone that is to be sent.
    public enum PendingDatabaseChange: Hashable, Sendable {
        case saveZone(CKRecordZone)
        case deleteZone(CKRecordZone.ID)

        var zoneID: CKRecordZone.ID {
            switch self {
            case .saveZone(let zone): zone.zoneID
            case .deleteZone(let zone): zone
            }
        }

        public static func == (lhs: PendingDatabaseChange, rhs: PendingDatabaseChange) -> Bool {
            switch (lhs, rhs) {
            case (.saveZone, .saveZone), (.deleteZone, .deleteZone): lhs.zoneID == rhs.zoneID
            default: false
            }
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(zoneID) }
    }

    /// Records that are sent together.
    public struct RecordZoneChangeBatch: Sendable {
        public var recordsToSave: [CKRecord]
        public var recordIDsToDelete: [CKRecord.ID]
        public var atomicByZone: Bool

        public init(recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [], atomicByZone: Bool = false) {
            (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
            self.atomicByZone = atomicByZone
        }

        /// Asks for the record of each change; nil where there is nothing to send.
        @preconcurrency public init?(
            pendingChanges: [PendingRecordZoneChange], recordProvider: @Sendable (CKRecord.ID) async -> CKRecord?
        ) async {
            self.init()
            for change in pendingChanges {
                switch change {
                case .saveRecord(let id): if let record = await recordProvider(id) { recordsToSave.append(record) }
                case .deleteRecord(let id): recordIDsToDelete.append(id)
                }
            }
            if recordsToSave.isEmpty, recordIDsToDelete.isEmpty { return nil }
        }
    }
}

import CloudKit
import Foundation

// Nobody has signed in, so nothing is shared, and no object has a record.
extension NSPersistentCloudKitContainer {
    private static var noAccount: CKError {
        CKError(
            .notAuthenticated,
            userInfo: [NSLocalizedDescriptionKey: "This request requires an authenticated account"])
    }

    public func share(
        _ managedObjects: [NSManagedObject], to share: CKShare?,
        completion: @escaping (Set<NSManagedObjectID>?, CKShare?, CKContainer?, (any Error)?) -> Void
    ) { completion(nil, nil, nil, NSPersistentCloudKitContainer.noAccount) }

    public func share(
        _ managedObjects: [NSManagedObject], to share: CKShare?
    ) async throws -> (Set<NSManagedObjectID>, CKShare, CKContainer) { throw NSPersistentCloudKitContainer.noAccount }

    public func fetchShares(matching objectIDs: [NSManagedObjectID]) throws -> [NSManagedObjectID: CKShare] { [:] }

    public func fetchShares(in persistentStore: NSPersistentStore?) throws -> [CKShare] { [] }

    public func persistUpdatedShare(
        _ share: CKShare, in persistentStore: NSPersistentStore, completion: ((CKShare?, (any Error)?) -> Void)? = nil
    ) { completion?(nil, NSPersistentCloudKitContainer.noAccount) }

    @discardableResult
    public func persistUpdatedShare(_ share: CKShare, in persistentStore: NSPersistentStore) async throws -> CKShare {
        throw NSPersistentCloudKitContainer.noAccount
    }

    public func acceptShareInvitations(
        from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore,
        completion: (([CKShare.Metadata]?, (any Error)?) -> Void)? = nil
    ) { completion?(nil, NSPersistentCloudKitContainer.noAccount) }

    @discardableResult
    public func acceptShareInvitations(
        from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore
    ) async throws -> [CKShare.Metadata] { throw NSPersistentCloudKitContainer.noAccount }

    public func purgeObjectsAndRecordsInZone(
        with zoneID: CKRecordZone.ID, in persistentStore: NSPersistentStore?,
        completion: ((CKRecordZone.ID?, (any Error)?) -> Void)? = nil
    ) { completion?(nil, NSPersistentCloudKitContainer.noAccount) }

    @discardableResult
    public func purgeObjectsAndRecordsInZone(
        with zoneID: CKRecordZone.ID, in persistentStore: NSPersistentStore?
    ) async throws -> CKRecordZone.ID { throw NSPersistentCloudKitContainer.noAccount }

    public func record(for managedObjectID: NSManagedObjectID) -> CKRecord? { nil }
    public func records(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord] { [:] }
    public func recordID(for managedObjectID: NSManagedObjectID) -> CKRecord.ID? { nil }
    public func recordIDs(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord.ID] { [:] }
}

import Foundation

/// An object that differs between a context and its store.
open class NSMergeConflict: NSObject {
    public let sourceObject: NSManagedObject
    public let objectSnapshot: [String: Any]?
    public let cachedSnapshot: [String: Any]?
    public let persistedSnapshot: [String: Any]?
    public let newVersionNumber: Int
    public let oldVersionNumber: Int

    public init(
        source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
        cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?
    ) {
        sourceObject = srcObject
        (newVersionNumber, oldVersionNumber) = (newvers, oldvers)
        (objectSnapshot, cachedSnapshot, persistedSnapshot) = (srcObject.committedValues(forKeys: nil), cachesnap, persnap)
    }
}

/// Objects that share values which the model says no two objects share.
open class NSConstraintConflict: NSObject {
    public let constraint: [String]
    public let constraintValues: [String: Any]
    public let databaseObject: NSManagedObject?
    public let databaseSnapshot: [String: Any]?
    public let conflictingObjects: [NSManagedObject]
    public let conflictingSnapshots: [[String: Any]]

    public init(
        constraint contraint: [String], databaseObject: NSManagedObject?, databaseSnapshot: [String: Any]?,
        conflictingObjects: [NSManagedObject], conflictingSnapshots: [Any]
    ) {
        constraint = contraint
        let first = conflictingObjects.first ?? databaseObject
        constraintValues = Dictionary(contraint.compactMap { key in first?.value(forKey: key).map { (key, $0) } }) { first, _ in first }
        (self.databaseObject, self.databaseSnapshot) = (databaseObject, databaseSnapshot)
        self.conflictingObjects = conflictingObjects
        self.conflictingSnapshots = conflictingSnapshots.compactMap { $0 as? [String: Any] }
    }
}

import Foundation

/// An object as a store keeps it.
struct StoredRow {
    let id: NSManagedObjectID
    /// Values by the names of properties, in their stored form; relationships hold IDs.
    var values: [String: Any]
}

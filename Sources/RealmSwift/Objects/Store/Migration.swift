import Foundation

public typealias MigrationBlock = @Sendable (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void
public typealias MigrationObjectEnumerateBlock = (_ oldObject: MigrationObject?, _ newObject: MigrationObject?) -> Void

/// The change from an older version of a Realm's classes. A Realm in memory is always of the newest, so none happens.
public final class Migration: NSObject {
    public var oldSchema: Schema { Schema(objectSchema: []) }
    public var newSchema: Schema { Schema(objectSchema: []) }
    public func enumerateObjects(ofType typeName: String, _ block: MigrationObjectEnumerateBlock) {}
    @discardableResult public func create(_ typeName: String, value: Any = [Any]()) -> MigrationObject { MigrationObject() }
    public func delete(_ object: MigrationObject) {}
    @discardableResult public func deleteData(forType typeName: String) -> Bool { false }
    public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {}
}

import Foundation

/// Names an object across contexts.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    /// The name in its own form.
    public struct ID: Hashable, Comparable, Codable, Sendable {
        let entityName: String
        let key: String

        public static func < (lhs: ID, rhs: ID) -> Bool { (lhs.entityName, lhs.key) < (rhs.entityName, rhs.key) }
    }

    public let id: ID

    init(entityName: String, key: String) { id = ID(entityName: entityName, key: key) }

    public var entityName: String { id.entityName }
    public var storeIdentifier: String? { "darkroom" }

    public static func identifier(
        for storeIdentifier: String, entityName: String, primaryKey: some Codable & Hashable & Sendable
    ) throws -> PersistentIdentifier {
        PersistentIdentifier(entityName: entityName, key: "\(primaryKey)")
    }

    public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.id < rhs.id }
}

import Synchronization

/// All that is known of a model's properties.
// Its parts are constants.
final class EntityDescription: @unchecked Sendable {
    let type: any PersistentModel.Type
    let name: String
    let properties: [Schema.PropertyMetadata]
    /// The sets of properties that no two objects share.
    let unique: [[Schema.PropertyMetadata]]

    private init(_ type: any PersistentModel.Type) {
        self.type = type
        name = Schema.entityName(for: type)
        properties = type.schemaMetadata
        unique = properties.filter(\.isUnique).map { [$0] }
            + type._uniquenessConstraints.compactMap { [properties] keys in
                let named = keys.compactMap { key in properties.first { $0.keypath == key } }
                return named.count == keys.count ? named : nil
            }
    }

    private static let known = Mutex<[ObjectIdentifier: EntityDescription]>([:])

    static func of(_ type: any PersistentModel.Type) -> EntityDescription {
        let key = ObjectIdentifier(type)
        if let description = known.withLock({ $0[key] }) { return description }
        let description = EntityDescription(type)
        known.withLock { $0[key] = description }
        return description
    }

    func property(_ name: String) -> Schema.PropertyMetadata? { properties.first { $0.name == name } }

    var relationships: [Schema.PropertyMetadata] { properties.filter { $0.access.destination != nil } }

    /// Whether the model is another, or inherits from it.
    private func isKind<Other: PersistentModel>(of other: Other.Type) -> Bool { type is Other.Type }

    /// Returns the other side of a relationship: the one that either side names; otherwise the only pair of two models.
    func inverse(of property: Schema.PropertyMetadata) -> Schema.PropertyMetadata? {
        guard let destination = property.access.destination else { return nil }
        let other = EntityDescription.of(destination)
        if let key = property.relationship?.inverseKeyPath { return other.properties.first { $0.keypath == key } }
        let back = other.relationships.filter { $0.access.destination.map { isKind(of: $0) } ?? false }
        if let named = back.first(where: { $0.relationship?.inverseKeyPath == property.keypath }) { return named }
        let here = relationships.filter { $0.access.destination.map { $0 == destination } ?? false }
        let free = back.filter { $0.relationship?.inverseKeyPath == nil }
        guard free.count == 1, here.count == 1, back.count == 1, destination != type else { return nil }
        return free[0]
    }
}

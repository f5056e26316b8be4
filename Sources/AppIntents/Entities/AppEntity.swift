import FoundationSupplement

/// A value with its own display name.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    var displayRepresentation: DisplayRepresentation { get }
}

/// A type that has a display name, as its values do.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

extension InstanceDisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type of an app's data, such as a list or an account, that an intent's parameter can have.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable, PersistentlyIdentifiable
where ID: EntityIdentifierConvertible & Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    /// The query by which the system finds entities.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property = EntityProperty

    public static var _kind: IntentValueKind { .entity }
    public var _text: String? { id.entityIdentifierString }

    public static func _choices() async throws -> [_IntentValueChoice]? {
        try await defaultQuery.results()._choices
    }

    public static func _proposedValue() async throws -> Self? {
        await defaultQuery.defaultResult().flatMap { _value(wrapping: $0) }
    }

    /// Returns the suggested entity that `text` names, or the entity with that identifier.
    public static func _value(from text: String, choices: [_IntentValueChoice]?) async throws -> Self? {
        if let choices, let choice = choices.choice(for: text) { return _value(wrapping: choice.value) }
        return try await defaultQuery._entity(named: text)
    }
}

/// A type for identifiers of entities, which converts to and from text.
public protocol EntityIdentifierConvertible {
    var entityIdentifierString: String { get }
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    public var entityIdentifierString: String { self }
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
    public var entityIdentifierString: String { String(self) }
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension Int64: EntityIdentifierConvertible {
    public var entityIdentifierString: String { String(self) }
    public static func entityIdentifier(for entityIdentifierString: String) -> Int64? { Int64(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

extension URL: EntityIdentifierConvertible {
    public var entityIdentifierString: String { absoluteString }
    public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
        URL(string: entityIdentifierString)
    }
}

/// The type and the identifier of an entity.
public struct EntityIdentifier: Hashable, Sendable {
    public var identifier: String
    private let type: ObjectIdentifier

    public init<Entity: AppEntity>(for entity: Entity) {
        self.init(for: Entity.self, identifier: entity.id)
    }

    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        type = ObjectIdentifier(entityType)
        self.identifier = identifier.entityIdentifierString
    }
}

extension NSUserActivity {
    /// The entity that the activity is about.
    public var appEntityIdentifier: EntityIdentifier? {
        get { storedEntity as? EntityIdentifier }
        set { storedEntity = newValue }
    }
}

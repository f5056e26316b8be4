import FoundationSupplement

/// An entity with a URL, which the app opens.
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
    public typealias URLRepresentation = EntityURLRepresentation<Self>

    public var urlRepresentationParameter: String? { get async { id.entityIdentifierString } }
}

/// The URL of an entity, in which its properties stand.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
    let template: URLTemplate<Entity>

    public init(_ value: String) { template = URLTemplate(value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

    /// What stands for a value that every entity has.
    public enum Token: Sendable { case id }

    /// The text and the properties of a URL.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var template = URLTemplate<Entity>()

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { template.parts.append(.text(literal)) }

        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
            template.parts.append(.value { await URLTemplate<Entity>.text(of: $0[keyPath: keyPath].wrappedValue) })
        }

        public mutating func appendInterpolation(_ token: Token) {
            template.parts.append(.value { $0.id.entityIdentifierString })
        }
    }
}

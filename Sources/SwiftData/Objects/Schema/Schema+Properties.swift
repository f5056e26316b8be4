import Foundation

/// What a schema says about a property.
public protocol SchemaProperty {
    var originalName: String { get }
}

extension Schema {
    /// A property that holds a value.
    public final class Attribute: SchemaProperty {
        /// How a store keeps a value. All but `unique` have no effect, as nothing is written.
        public struct Option: Hashable, Sendable {
            fileprivate let name: String

            public static var unique: Option { Option(name: "unique") }
            public static var externalStorage: Option { Option(name: "externalStorage") }
            public static var spotlight: Option { Option(name: "spotlight") }
            public static var ephemeral: Option { Option(name: "ephemeral") }
            public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
            public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
            public static var codable: Option { Option(name: "codable") }
            public static func transformable(by transformerName: String) -> Option { Option(name: transformerName) }
            public static func transformable<T: AnyObject>(by transformerType: T.Type) -> Option {
                Option(name: "\(transformerType)")
            }
        }

        public let options: [Option]
        public let originalName: String
        public let hashModifier: String?

        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            (self.options, self.originalName, self.hashModifier) = (options, originalName ?? "", hashModifier)
        }

        public var isUnique: Bool { options.contains(.unique) }
    }

    /// A property that relates to other models.
    public final class Relationship: SchemaProperty {
        /// What happens to related objects when an object is deleted.
        public enum DeleteRule: String, Hashable, Codable, Sendable {
            case noAction, nullify, cascade, deny
        }

        /// How a store keeps a relationship. Effect: none.
        public struct Option: Hashable, Sendable {
            public static var unique: Option { Option() }
        }

        public let options: [Option]
        public let deleteRule: DeleteRule
        public let minimumModelCount: Int?
        public let maximumModelCount: Int?
        public let originalName: String
        public let hashModifier: String?
        public let inverseKeyPath: AnyKeyPath?

        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            (self.options, self.deleteRule, inverseKeyPath) = (options, deleteRule, inverse)
            (self.minimumModelCount, self.maximumModelCount) = (minimumModelCount, maximumModelCount)
            (self.originalName, self.hashModifier) = (originalName ?? "", hashModifier)
        }
    }

    /// A model with its properties.
    public struct Entity: Hashable {
        public let name: String
        public let attributeNames: [String]
        public let relationshipNames: [String]

        init(_ description: EntityDescription) {
            name = description.name
            attributeNames = description.properties.filter { $0.access.destination == nil }.map(\.name)
            relationshipNames = description.properties.filter { $0.access.destination != nil }.map(\.name)
        }
    }
}

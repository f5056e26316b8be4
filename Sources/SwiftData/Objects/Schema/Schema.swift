import Foundation

/// The models of a container.
// Its parts are constants, and types.
public final class Schema: Hashable, @unchecked Sendable {
    public let version: Version
    public let encodingVersion = Version(1, 0, 0)
    /// The models, with all that they relate to.
    let types: [any PersistentModel.Type]

    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.types = Schema.closure(of: types)
        self.version = version
    }

    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    public convenience init() { self.init([]) }

    public var entities: [Entity] { types.map { Entity(EntityDescription.of($0)) } }

    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
        types.contains { $0 == type } ? Entity(EntityDescription.of(type)) : nil
    }

    public static func entityName(for type: any PersistentModel.Type) -> String { String(describing: type) }

    public static func == (lhs: Schema, rhs: Schema) -> Bool {
        lhs.version == rhs.version
            && Set(lhs.types.map(ObjectIdentifier.init)) == Set(rhs.types.map(ObjectIdentifier.init))
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(Set(types.map(ObjectIdentifier.init))) }

    private static func closure(of types: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
        var (found, waiting): ([any PersistentModel.Type], [any PersistentModel.Type]) = ([], types.reversed())
        while let type = waiting.popLast() {
            if found.contains(where: { $0 == type }) { continue }
            found.append(type)
            waiting += EntityDescription.of(type).properties.compactMap(\.access.destination).reversed()
        }
        return found
    }
}

extension Schema {
    /// The version of a schema.
    public struct Version: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }

        public var description: String { "\(major).\(minor).\(patch)" }

        public static func < (lhs: Version, rhs: Version) -> Bool {
            (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
        }
    }

    /// A property by which a store finds objects faster.
    public final class Index<Model: PersistentModel> {
        /// The kinds of indices.
        public enum Types<T: PersistentModel> {
            case binary([PartialKeyPath<T>])
            case rtree([PartialKeyPath<T>])
        }
    }
}

#if compiler(>=6.2)
/// Types whose metatypes cross between threads. Earlier compilers take all for such.
public typealias _SharedMetatype = SendableMetatype
#else
/// Types whose metatypes cross between threads. This compiler takes all for such.
public typealias _SharedMetatype = Any
#endif

/// A schema of one version of an app.
public protocol VersionedSchema: _SharedMetatype {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// How a store comes from one version to another. Effect: none, as a store is always new.
public protocol SchemaMigrationPlan: _SharedMetatype {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

/// A step between two versions. Effect: none, as a store is always new.
public enum MigrationStage: Sendable {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    @preconcurrency case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: (@Sendable (ModelContext) throws -> Void)?, didMigrate: (@Sendable (ModelContext) throws -> Void)?)
}

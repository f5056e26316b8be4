import Foundation

// What apps declare for moving a store through the versions of its model. No store has to be moved, because none has a file.

public let NSPersistentStoreStagedMigrationManagerOptionKey = "NSPersistentStoreStagedMigrationManagerOptionKey"

/// A step between versions of a model. No step is taken.
// An open class cannot be checked. Programs set it up before they use it.
open class NSMigrationStage: NSObject, @unchecked Sendable {
    open var label: String?

    override init() {}
}

/// Versions between which a store moves by itself.
// An open class cannot be checked. All state of its own is constant.
open class NSLightweightMigrationStage: NSMigrationStage, @unchecked Sendable {
    public let versionChecksums: [String]

    public init(_ versionChecksums: [String]) { self.versionChecksums = versionChecksums }
}

/// Two versions between which an app moves its store. Its handlers are not called.
// An open class cannot be checked. Programs set it up before they use it.
open class NSCustomMigrationStage: NSMigrationStage, @unchecked Sendable {
    public let currentModel: NSManagedObjectModelReference
    public let nextModel: NSManagedObjectModelReference
    open var willMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
    open var didMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?

    public init(migratingFrom currentModel: NSManagedObjectModelReference, to nextModel: NSManagedObjectModelReference) {
        (self.currentModel, self.nextModel) = (currentModel, nextModel)
    }
}

/// The steps of a store.
// An open class cannot be checked. All state of its own is constant.
open class NSStagedMigrationManager: NSObject, @unchecked Sendable {
    public let stages: [NSMigrationStage]
    /// The container whose store moves; nil, because none does.
    open var container: NSPersistentContainer? { nil }

    public init(_ stages: [NSMigrationStage]) { self.stages = stages }
}

/// A version of a model, which is read when it is asked for.
// An open class cannot be checked. All state is constant.
open class NSManagedObjectModelReference: NSObject, @unchecked Sendable {
    public let versionChecksum: String
    private let find: () -> NSManagedObjectModel?

    private init(_ versionChecksum: String, _ find: @escaping () -> NSManagedObjectModel?) {
        (self.versionChecksum, self.find) = (versionChecksum, find)
    }

    public convenience init(model: NSManagedObjectModel, versionChecksum: String) { self.init(versionChecksum) { model } }
    public convenience init(fileURL: URL, versionChecksum: String) {
        self.init(versionChecksum) { NSManagedObjectModel(contentsOf: fileURL) }
    }
    public convenience init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
        self.init(versionChecksum) {
            let bundle = bundle ?? .main
            let file = bundle.url(forResource: modelName, withExtension: "momd") ?? bundle.url(forResource: modelName, withExtension: "mom")
            return file.flatMap(NSManagedObjectModel.init(contentsOf:))
        }
    }
    /// Finds no model by its hashes, which are not Apple's.
    public convenience init(entityVersionHashes versionHash: [AnyHashable: Any], in bundle: Bundle?, versionChecksum: String) {
        self.init(versionChecksum) { nil }
    }

    /// The model; an empty one where none is found.
    open var resolvedModel: NSManagedObjectModel { find() ?? NSManagedObjectModel() }
}

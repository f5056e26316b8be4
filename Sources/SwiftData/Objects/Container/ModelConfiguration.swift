import Foundation

/// The place of a store. It only tells stores apart, because nothing is written.
public protocol DataStoreConfiguration: Hashable {
    var name: String { get }
    var schema: Schema? { get }
}

/// Where a store would lie, and what it keeps.
public struct ModelConfiguration: DataStoreConfiguration, Identifiable, Sendable {
    /// The folder that an app shares with its extensions.
    public struct GroupContainer: Hashable, Sendable {
        let identifier: String?

        public static var automatic: GroupContainer { GroupContainer(identifier: nil) }
        public static var none: GroupContainer { GroupContainer(identifier: nil) }
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(identifier: groupName) }
    }

    /// The database that devices share. Effect: none.
    public struct CloudKitDatabase: Hashable, Sendable {
        let name: String?

        public static var automatic: CloudKitDatabase { CloudKitDatabase(name: nil) }
        public static var none: CloudKitDatabase { CloudKitDatabase(name: nil) }
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(name: privateDBName)
        }
    }

    public let name: String
    public let url: URL
    public let schema: Schema?
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    public let groupContainer: GroupContainer
    public let cloudKitDatabase: CloudKitDatabase

    public var id: String { name }
    public var groupAppContainerIdentifier: String? { groupContainer.identifier }
    public var cloudKitContainerIdentifier: String? { cloudKitDatabase.name }

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        let folder = FileManager.default.homeDirectoryForCurrentUser
            .appendingPathComponent(groupContainer.identifier.map { "Library/Group Containers/\($0)" } ?? "")
            .appendingPathComponent("Library/Application Support", isDirectory: true)
        (self.name, self.schema, self.allowsSave) = (name ?? "default", schema, allowsSave)
        (self.isStoredInMemoryOnly, self.groupContainer) = (isStoredInMemoryOnly, groupContainer)
        self.cloudKitDatabase = cloudKitDatabase
        url = isStoredInMemoryOnly
            ? URL(fileURLWithPath: "/dev/null") : folder.appendingPathComponent("\(name ?? "default").store")
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        (self.schema, self.url, self.allowsSave) = (schema, url, allowsSave)
        (isStoredInMemoryOnly, groupContainer) = (url.path == "/dev/null", .automatic)
        self.cloudKitDatabase = cloudKitDatabase
    }

    /// Creates a configuration as the betas before iOS 17 did.
    @available(*, deprecated, message: "Use isStoredInMemoryOnly, allowsSave and groupContainer.")
    public init(
        _ name: String? = nil, schema: Schema? = nil, inMemory: Bool, readOnly: Bool = false,
        sharedAppContainerIdentifier: String? = nil, cloudKitContainerIdentifier: String? = nil
    ) {
        self.init(
            name, schema: schema, isStoredInMemoryOnly: inMemory, allowsSave: !readOnly,
            groupContainer: sharedAppContainerIdentifier.map { .identifier($0) } ?? .automatic,
            cloudKitDatabase: cloudKitContainerIdentifier.map { .private($0) } ?? .automatic)
    }

    /// Creates a configuration as the betas before iOS 17 did, where `inMemory` could be left out.
    @available(*, deprecated, message: "Use groupContainer.")
    public init(
        _ name: String? = nil, schema: Schema? = nil, readOnly: Bool = false, sharedAppContainerIdentifier: String?,
        cloudKitContainerIdentifier: String? = nil
    ) {
        self.init(
            name, schema: schema, inMemory: false, readOnly: readOnly, sharedAppContainerIdentifier: sharedAppContainerIdentifier,
            cloudKitContainerIdentifier: cloudKitContainerIdentifier)
    }

    @_disfavoredOverload public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}

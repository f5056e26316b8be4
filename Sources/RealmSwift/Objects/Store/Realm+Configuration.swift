import Foundation
import Synchronization

extension Realm {
    /// Where a Realm is, and what its objects are like.
    public struct Configuration: Sendable, Equatable, CustomStringConvertible {
        private static let standard = Mutex(Configuration())

        /// The configuration of `Realm()`.
        public static var defaultConfiguration: Configuration {
            get { standard.withLock { $0 } }
            set { standard.withLock { $0 = newValue } }
        }

        /// The file, which is never written; nil for a Realm with an identifier.
        public var fileURL: URL? {
            didSet { if fileURL != nil { identifier = nil } }
        }
        public var inMemoryIdentifier: String? {
            get { identifier }
            set {
                identifier = newValue
                if newValue != nil { fileURL = nil }
            }
        }
        private var identifier: String?
        public var encryptionKey: Data?
        public var readOnly = false
        public var schemaVersion: UInt64 = 0
        /// Changes objects of older versions; never called.
        public var migrationBlock: MigrationBlock?
        public var deleteRealmIfMigrationNeeded = false
        public var shouldCompactOnLaunch: (@Sendable (Int, Int) -> Bool)?
        public var objectTypes: [ObjectBase.Type]?
        public var maximumNumberOfActiveVersions: UInt?
        public var seedFilePath: URL?

        public init(
            fileURL: URL? = Configuration.standardFile, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil,
            readOnly: Bool = false, schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
            deleteRealmIfMigrationNeeded: Bool = false, shouldCompactOnLaunch: (@Sendable (Int, Int) -> Bool)? = nil,
            objectTypes: [ObjectBase.Type]? = nil, seedFilePath: URL? = nil
        ) {
            self.fileURL = inMemoryIdentifier == nil ? fileURL : nil
            identifier = inMemoryIdentifier
            (self.encryptionKey, self.readOnly, self.schemaVersion) = (encryptionKey, readOnly, schemaVersion)
            (self.migrationBlock, self.deleteRealmIfMigrationNeeded) = (migrationBlock, deleteRealmIfMigrationNeeded)
            (self.shouldCompactOnLaunch, self.objectTypes, self.seedFilePath) = (shouldCompactOnLaunch, objectTypes, seedFilePath)
        }

        /// The file of the default Realm, in the app's documents.
        public static var standardFile: URL? {
            FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?.appendingPathComponent("default.realm")
        }

        /// What tells one Realm from another.
        var identity: String { identifier.map { "memory:\($0)" } ?? "file:\(fileURL?.standardizedFileURL.path ?? "")" }

        public var description: String { "Realm.Configuration {\n\tfileURL = \(fileURL?.path ?? "(null)");\n\tschemaVersion = \(schemaVersion);\n}" }

        public static func == (left: Configuration, right: Configuration) -> Bool {
            left.identity == right.identity && left.schemaVersion == right.schemaVersion && left.readOnly == right.readOnly
        }
    }
}

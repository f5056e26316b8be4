import Foundation

/// A database of objects. Here it is kept in memory for the run, and holds the records of `--data`.
public struct Realm: Equatable {
    public typealias Error = RLMError
    /// Tells an observer that the Realm has changed.
    public typealias NotificationBlock = (_ notification: Realm.Notification, _ realm: Realm) -> Void
    public typealias AsyncTransactionId = UInt32

    /// What has happened to a Realm.
    public enum Notification: String {
        case didChange = "RLMRealmDidChangeNotification"
        case refreshRequired = "RLMRealmRefreshRequiredNotification"
    }

    /// What becomes of an object with the primary key of another one.
    public enum UpdatePolicy: Int {
        case error = 1
        case modified = 3
        case all = 2
    }

    /// When a Realm is downloaded; nothing is.
    public enum OpenBehavior: Sendable {
        case never, once, always
    }

    let store: RealmStore

    init(store: RealmStore) { self.store = store }

    /// Opens the default Realm.
    public init(queue: DispatchQueue? = nil) throws { self.init(store: .store(of: .defaultConfiguration)) }
    /// Opens a Realm.
    public init(configuration: Configuration, queue: DispatchQueue? = nil) throws { self.init(store: .store(of: configuration)) }
    /// Opens the Realm of a file.
    public init(fileURL: URL) throws {
        var configuration = Configuration.defaultConfiguration
        configuration.fileURL = fileURL
        self.init(store: .store(of: configuration))
    }

    /// Opens a Realm.
    public init(configuration: Configuration = .defaultConfiguration, downloadBeforeOpen: OpenBehavior = .never) async throws {
        self.init(store: .store(of: configuration))
    }

    /// Opens a Realm for an actor.
    public init<A: Actor>(
        configuration: Configuration = .defaultConfiguration, actor: A, downloadBeforeOpen: OpenBehavior = .never
    ) async throws {
        self.init(store: .store(of: configuration))
    }

    /// Opens a Realm and calls back with it.
    @discardableResult public static func asyncOpen(
        configuration: Configuration = .defaultConfiguration, callbackQueue: DispatchQueue = .main,
        callback: @escaping (Result<Realm, any Swift.Error>) -> Void
    ) -> AsyncOpenTask {
        nonisolated(unsafe) let callback = callback
        let realm = Realm(store: .store(of: configuration))
        callbackQueue.async { callback(.success(realm)) }
        return AsyncOpenTask()
    }

    /// The opening of a Realm.
    public struct AsyncOpenTask {
        public func cancel() {}
    }

    public var configuration: Configuration { store.configuration }
    public var schema: Schema { Schema(objectSchema: store.knownTypes.map { ObjectSchema(of: $0) }) }
    public var isEmpty: Bool { store.isEmpty }
    public static func == (left: Realm, right: Realm) -> Bool { left.store === right.store }

    // MARK: Transactions

    public var isInWriteTransaction: Bool { store.isWriting }
    public func beginWrite() { store.begin() }
    public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws { store.commit() }
    /// Takes back what was added and deleted in the transaction.
    public func cancelWrite() { store.cancel() }

    /// Changes objects in a transaction, which is taken back where the block throws.
    @discardableResult public func write<Result>(
        withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
    ) throws -> Result {
        store.begin()
        do {
            let result = try block()
            if store.isWriting { store.commit() }
            return result
        } catch {
            if store.isWriting { store.cancel() }
            throw error
        }
    }

    /// Changes objects in a transaction. It is over when the method returns.
    @discardableResult public func writeAsync(
        _ block: @escaping () -> Void, onComplete: ((Swift.Error?) -> Void)? = nil
    ) -> AsyncTransactionId {
        try? write(block)
        onComplete?(nil)
        return 0
    }

    /// Changes objects in a transaction.
    @discardableResult public func asyncWrite<Result>(_ block: () throws -> Result) async throws -> Result { try write(block) }

    public func invalidate() {}
    @discardableResult public func refresh() -> Bool { false }
    @discardableResult public func asyncRefresh() async -> Bool { false }
    public var autorefresh: Bool {
        get { true }
        nonmutating set {}
    }

    public var isFrozen: Bool { false }
    public func freeze() -> Realm { self }
    public func thaw() -> Realm { self }
    public func freeze<T: ObjectBase>(_ object: T) -> T { object }
    public func thaw<T: ObjectBase>(_ object: T) -> T? { object }
    public func freeze<C: RealmCollection>(_ collection: C) -> C { collection }
    public func thaw<C: RealmCollection>(_ collection: C) -> C? { collection }

    /// Observes the Realm. Nothing changes it after the picture is begun, so the block is not called.
    public func observe(_ block: @escaping NotificationBlock) -> NotificationToken { NotificationToken() }

    // MARK: Files

    /// Effect: none, because there is no file.
    public func writeCopy(toFile fileURL: URL, encryptionKey: Data? = nil) throws {}
    public func writeCopy(configuration: Configuration) throws {}
    public static func fileExists(for config: Configuration) -> Bool { RealmStore.exists(config) }
    /// Forgets the objects of a Realm.
    public static func deleteFiles(for config: Configuration) throws -> Bool { RealmStore.remove(config) }
    /// Effect: none, because there is nothing of an older version.
    public static func performMigration(for configuration: Configuration = .defaultConfiguration) throws {}
}

/// The version of the file of a Realm. There is none, as before a program's first run.
public func schemaVersionAtURL(_ fileURL: URL, encryptionKey: Data? = nil) throws -> UInt64 {
    throw Realm.Error(.fileNotFound, userInfo: [NSLocalizedDescriptionKey: "Cannot open a Realm at the path '\(fileURL.path)': it does not exist."])
}

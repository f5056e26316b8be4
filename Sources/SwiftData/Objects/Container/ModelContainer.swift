import Foundation

/// The stores of a schema. They hold the records of `--data`, and what the program saves while it runs.
// Its parts are constants, but for the main context, which a lock guards.
public class ModelContainer: Equatable, @unchecked Sendable {
    public let schema: Schema
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    public let configurations: Set<ModelConfiguration>
    /// The stores in the order of the configurations.
    let stores: [Store]
    private let ordered: [ModelConfiguration]
    private let lock = NSLock()
    private var main: ModelContext?

    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        let given = configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations
        let types = givenSchema.types + given.flatMap { $0.schema?.types ?? [] }
        (schema, self.migrationPlan) = (Schema(types, version: givenSchema.version), migrationPlan)
        (self.configurations, ordered) = (Set(given), given)
        stores = given.map { $0.isStoredInMemoryOnly ? Store() : Store.at($0.url.standardizedFileURL) }
        for index in stores.indices {
            stores[index].open(schema.types.filter { type in storeIndex(for: type) == index })
        }
    }

    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }

    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
    }

    public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

    /// The context that views use.
    @MainActor @preconcurrency public var mainContext: ModelContext { sharedContext }

    var sharedContext: ModelContext {
        lock.withLock {
            if let main { return main }
            let context = ModelContext(self)
            context.autosaveEnabled = true
            main = context
            return context
        }
    }

    public func deleteAllData() { stores.forEach { $0.removeAll() } }

    public func erase() throws { deleteAllData() }

    var allowsSave: Bool { ordered.contains(where: \.allowsSave) }

    /// The store that keeps a model; nil if the schema does not have it.
    func store(for type: any PersistentModel.Type) -> Store? {
        guard schema.types.contains(where: { $0 == type }) else { return nil }
        return stores[storeIndex(for: type)]
    }

    private func storeIndex(for type: any PersistentModel.Type) -> Int {
        ordered.firstIndex { $0.schema?.types.contains { $0 == type } ?? false } ?? 0
    }
}

import Synchronization

/// What a context knows about an object: its identifier, its context, whether it is deleted.
// Objects are used by one context at a time, as with Apple's.
public final class _ModelState: @unchecked Sendable {
    private var known: PersistentIdentifier?
    weak var context: ModelContext?
    var isDeleted = false
    /// How many objects the process made before this one: what tells it from others, and is the same in each run.
    let number = _ModelState.made.wrappingAdd(1, ordering: .relaxed).oldValue

    public init() {}

    init(identifier: PersistentIdentifier) { known = identifier }

    /// Returns the identifier. An object without one gets the next that is free.
    func identifier(for type: any PersistentModel.Type) -> PersistentIdentifier {
        if let known { return known }
        let number = _ModelState.count.withLock { count in
            count += 1
            return count
        }
        let identifier = PersistentIdentifier(entityName: Schema.entityName(for: type), key: "n\(number)")
        known = identifier
        return identifier
    }

    /// Takes another object's place in the store.
    func adopt(_ identifier: PersistentIdentifier) { known = identifier }

    private static let count = Mutex(0)
    private static let made = Atomic(0)
}

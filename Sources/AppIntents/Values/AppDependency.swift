import FoundationSupplement
import Synchronization

/// The container of the dependencies of an app's intents and queries.
public final class AppDependencyManager: Sendable {
    /// The dependencies of the process.
    public static let shared = AppDependencyManager()

    private let makers = Mutex<[AnyHashable: () -> Any]>([:])

    public init() {}

    /// Adds a dependency by its type. It is created when it is first needed.
    public func add<Dependency: Sendable>(dependency: @autoclosure @escaping @Sendable () -> Dependency) {
        add(key: ObjectIdentifier(Dependency.self), dependency: dependency())
    }

    /// Adds a dependency by a key. It is created when it is first needed.
    public func add<Dependency: Sendable>(
        key: AnyHashable, dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        let made = Mutex<Dependency?>(nil)
        makers.withLock { makers in
            makers[key] = {
                if let known = made.withLock({ $0 }) { return known }
                // The value is created outside the lock, because it may request another dependency.
                let new = dependency()
                return made.withLock { value in
                    value = value ?? new
                    return value ?? new
                }
            }
        }
    }

    /// Returns the dependency with this type and key, or `nil` if there is none.
    public func get<Dependency>(_ type: Dependency.Type = Dependency.self, key: AnyHashable? = nil) -> Dependency? {
        let maker = makers.withLock { $0[key ?? AnyHashable(ObjectIdentifier(type))] }
        return maker?() as? Dependency
    }
}

/// A dependency from ``AppDependencyManager``.
@propertyWrapper
// All state is constant, and `add` only accepts Sendable values.
public struct AppDependency<Value>: @unchecked Sendable {
    private let key: AnyHashable?
    private let manager: AppDependencyManager
    private let defaultValue: (() -> Value)?

    public init(manager: AppDependencyManager = .shared) {
        key = nil
        self.manager = manager
        defaultValue = nil
    }

    public init(key: AnyHashable, manager: AppDependencyManager = .shared) {
        self.key = key
        self.manager = manager
        defaultValue = nil
    }

    public init(default defaultValue: @autoclosure @escaping () -> Value, manager: AppDependencyManager = .shared) {
        key = nil
        self.manager = manager
        self.defaultValue = defaultValue
    }

    /// The dependency. The program stops if it was not added, as on a device.
    public var wrappedValue: Value {
        if let value = manager.get(Value.self, key: key) ?? defaultValue?() { return value }
        fatalError(
            "No dependency of type \(Value.self) was added. "
                + "Call AppDependencyManager.shared.add(dependency:) before the widget uses it.")
    }
}

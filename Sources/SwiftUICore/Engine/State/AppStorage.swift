import Foundation

/// A property that is stored in user defaults under a key.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let store: UserDefaults?
    /// The store that `defaultAppStorage(_:)` has set around the view.
    private var defaultStore: UserDefaults?
    private let read: (UserDefaults) -> Value
    private let write: (UserDefaults, Value) -> Void

    public var wrappedValue: Value {
        get { read(current) }
        nonmutating set { write(current, newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(get: { read(current) }, set: { write(current, $0) }) }

    private var current: UserDefaults { store ?? defaultStore ?? .standard }

    public mutating func _bind(in context: _ResolutionContext) {
        if store == nil { defaultStore = context.environment.defaultAppStorage }
    }

    /// Creates a property that is stored in another form.
    ///
    /// - Parameters:
    ///   - store: the user defaults; nil for those of `defaultAppStorage(_:)`, or else the standard ones.
    ///   - fallback: the value where nothing is stored.
    ///   - get: makes a value of what is stored; nil where it is none.
    ///   - set: makes what is stored; nil for nothing.
    package init(
        _ key: String, _ store: UserDefaults?, _ fallback: Value,
        get: @escaping (Any) -> Value?, set: @escaping (Value) -> Any?
    ) {
        self.store = store
        read = { $0.object(forKey: key).flatMap(get) ?? fallback }
        write = { store, value in
            if let object = set(value) { store.set(object, forKey: key) } else { store.removeObject(forKey: key) }
        }
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, wrappedValue, get: StoredValue.bool, set: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue, get: StoredValue.int, set: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, wrappedValue, get: StoredValue.double, set: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, wrappedValue, get: { $0 as? String }, set: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, wrappedValue, get: StoredValue.url, set: { $0.absoluteString })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, wrappedValue, get: { $0 as? Date }, set: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, wrappedValue, get: { $0 as? Data }, set: { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, wrappedValue, get: { StoredValue.int($0).flatMap(Value.init) }, set: { $0.rawValue })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store, wrappedValue, get: { ($0 as? String).flatMap(Value.init(rawValue:)) }, set: { $0.rawValue })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, nil, get: { StoredValue.bool($0) }, set: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, nil, get: { StoredValue.int($0) }, set: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, nil, get: { StoredValue.double($0) }, set: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, nil, get: { $0 as? String }, set: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, nil, get: { StoredValue.url($0) }, set: { $0?.absoluteString })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, nil, get: { $0 as? Date }, set: { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, nil, get: { $0 as? Data }, set: { $0 })
    }

    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, store, nil, get: { ($0 as? String).flatMap(R.init(rawValue:)) }, set: { $0?.rawValue })
    }

    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, store, nil, get: { StoredValue.int($0).flatMap(R.init(rawValue:)) }, set: { $0?.rawValue })
    }
}

/// Converts values of user defaults, which can be stored as different number types or as text.
private enum StoredValue {
    static func bool(_ object: Any) -> Bool? { object as? Bool ?? (object as? NSNumber)?.boolValue }

    static func int(_ object: Any) -> Int? {
        object as? Int ?? (object as? NSNumber)?.intValue ?? (object as? String).flatMap(Int.init)
    }

    static func double(_ object: Any) -> Double? {
        object as? Double ?? (object as? NSNumber)?.doubleValue ?? (object as? String).flatMap(Double.init)
    }

    static func url(_ object: Any) -> URL? { object as? URL ?? (object as? String).flatMap(URL.init(string:)) }
}

private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    /// The user defaults of `AppStorage` without a store of its own; nil for the standard ones.
    fileprivate var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the user defaults of all `AppStorage` inside this view that has no store of its own.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}

/// A property that reads a value of the view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    fileprivate enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
    }

    private let source: Source
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    public init(_ objectType: Value.Type) where Value: AnyObject {
        source = .object { environment in
            guard let object = environment[objectType] else {
                fatalError("no \(objectType) in the environment: a view around this one must set it with .environment(_:)")
            }
            return object
        }
    }

    public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
        source = .object { $0[objectType] }
    }

    public var wrappedValue: Value { value ?? read(from: EnvironmentValues()) }

    private func read(from environment: EnvironmentValues) -> Value {
        switch source {
        case .keyPath(let keyPath): environment[keyPath: keyPath]
        case .object(let read): read(environment)
        }
    }

    public mutating func _bind(in context: _ResolutionContext) { value = read(from: context.environment) }
}

extension Environment: Sendable where Value: Sendable {}
extension Environment.Source: @unchecked Sendable where Value: Sendable {}

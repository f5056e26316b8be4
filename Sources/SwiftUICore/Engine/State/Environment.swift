/// A property that reads a value from the view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    fileprivate enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object(type: Any.Type, (EnvironmentValues) -> Value?)
    }

    private let source: Source
    private var value: Value?
    private var session: RenderSession?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    public init(_ objectType: Value.Type) where Value: AnyObject {
        source = .object(type: objectType) { $0[objectType] }
    }

    public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
        source = .object(type: objectType) { .some($0[objectType]) }
    }

    /// The value. If it is an object that no enclosing view has set, rendering ends with an error message.
    public var wrappedValue: Value {
        if let value { return value }
        switch source {
        case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
        case .object(let type, let read):
            guard let value = read(EnvironmentValues()) else {
                RenderSession.abandon(.missingObject(kind: "Observable object", type: type), in: session)
            }
            return value
        }
    }

    public mutating func _bind(in context: _ResolutionContext) {
        session = context.session
        switch source {
        case .keyPath(let keyPath): value = context.environment[keyPath: keyPath]
        case .object(_, let read): value = read(context.environment)
        }
    }
}

// The value is bound on the main actor before a body reads it, and is constant afterward.
extension Environment: @unchecked Sendable where Value: Sendable {}
// Key paths to environment values, and the closures made here, capture only types.
extension Environment.Source: @unchecked Sendable where Value: Sendable {}

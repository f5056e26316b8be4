import FoundationSupplement
import Synchronization

/// A parameter of an intent: its value, its name and its constraints.
@propertyWrapper
// The value is guarded, and the rest is constant.
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
    private let storage = Mutex<Value?>(nil)

    /// The display name.
    public let title: LocalizedStringResource?
    /// The purpose of the parameter.
    public let description: LocalizedStringResource?
    /// The value until another one is set.
    package let defaultValue: Value?
    /// The options, if the parameter itself provides them.
    let options: ParameterOptions?
    /// Checks a value beyond its type. Returns `nil` for a valid value, or a description of valid values.
    let constraint: ((Value) -> String?)?

    /// Creates a parameter with the name of its property.
    public convenience init() {
        self.init(storing: nil)
    }

    init(
        storing title: LocalizedStringResource?, description: LocalizedStringResource? = nil, defaultValue: Any? = nil,
        options: ParameterOptions? = nil, constraint: ((Value) -> String?)? = nil
    ) {
        self.title = title
        self.description = description
        self.defaultValue = defaultValue.flatMap { Value._value(wrapping: $0) }
        self.options = options
        self.constraint = constraint
    }

    /// The value. Reading a parameter that is neither optional nor set stops the program, as on a device.
    public var wrappedValue: Value {
        get {
            if let value = currentValue { return value }
            UnsetParameter.onRead()
            let name = title.map { " “\(String(localized: $0))”" } ?? ""
            fatalError(
                "The intent parameter\(name) of type \(Value.self) was read without a value. "
                    + "Set it, give it a default, or make it optional.")
        }
        set { storage.withLock { $0 = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }

    /// The current value, the default, or the type's empty value. The result is `nil` if the parameter is not set.
    package var currentValue: Value? {
        storage.withLock { $0 } ?? defaultValue ?? Value._emptyValue
    }

    /// Whether the parameter is set or has a default.
    package var hasValue: Bool {
        storage.withLock { $0 } != nil || defaultValue != nil
    }
}

/// The options of a parameter.
struct ParameterOptions: Sendable {
    var choices: @Sendable () async throws -> [_IntentValueChoice]
    var proposedValue: @Sendable () async -> Any?

    init<Provider: DynamicOptionsProvider>(_ provider: Provider) {
        choices = { try await provider.results()._choices }
        proposedValue = { await provider.defaultResult() }
    }

    init(supportedValues: [_IntentValueChoice]) {
        choices = { supportedValues }
        proposedValue = { nil }
    }
}

/// The value that a parameter takes from the previous action in a shortcut, which does not exist here.
public enum InputConnectionBehavior: Sendable {
    case `default`, never, connectToPreviousIntentResult
}

/// The number of values in a list parameter.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
    package let bounds: ClosedRange<Int>

    public init(integerLiteral value: Int) {
        bounds = value...max(value, value)
    }

    public init(min: Int, max: Int) {
        bounds = min...Swift.max(min, max)
    }

    public init(exactly count: Int) {
        bounds = count...count
    }
}

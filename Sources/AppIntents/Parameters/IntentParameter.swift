import FoundationSupplement
import Synchronization

/// A parameter of an intent: its value, its name and what it may be.
@propertyWrapper
// The value is guarded, and the rest is constant.
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
    private let storage = Mutex<Value?>(nil)

    /// The name people see.
    public let title: LocalizedStringResource?
    /// What the parameter is for.
    public let description: LocalizedStringResource?
    /// The value until another is set.
    package let defaultValue: Value?
    /// The values to choose from, where the parameter itself says so.
    let options: ParameterOptions?
    /// What a value must satisfy besides its type: gives nil, or what is expected instead.
    let constraint: ((Value) -> String?)?

    /// A parameter that has the name of its property.
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

    /// The value. Stops the program where one that is not optional is read before it is set, as on a device.
    public var wrappedValue: Value {
        get {
            if let value = currentValue { return value }
            let name = title.map { " “\(String(localized: $0))”" } ?? ""
            fatalError(
                "The intent parameter\(name) of type \(Value.self) was read and has no value. "
                    + "Set it, give it a default, or make it optional.")
        }
        set { storage.withLock { $0 = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }

    /// The value that was set, or the default, or no value where the type has one; nil where the parameter is unset.
    package var currentValue: Value? {
        storage.withLock { $0 } ?? defaultValue ?? Value._emptyValue
    }

    /// Whether somebody set a value or the parameter has a default.
    package var hasValue: Bool {
        storage.withLock { $0 } != nil || defaultValue != nil
    }
}

/// The values to choose from for a parameter.
struct ParameterOptions: Sendable {
    var choices: @Sendable () async throws -> [IntentValueChoice]
    var proposedValue: @Sendable () async -> Any?

    init<Provider: DynamicOptionsProvider>(_ provider: Provider) {
        choices = { try await provider.results()._choices }
        proposedValue = { await provider.defaultResult() }
    }

    init(supportedValues: [IntentValueChoice]) {
        choices = { supportedValues }
        proposedValue = { nil }
    }
}

/// What a parameter takes over from the action before it in a shortcut; a picture has none before it.
public enum InputConnectionBehavior: Sendable {
    case `default`, never, connectToPreviousIntentResult
}

/// How many values a parameter that is a list holds.
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

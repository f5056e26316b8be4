/// The content of a widget and its modifiers.
@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration

    @MainActor @preconcurrency var body: Body { get }

    /// Records the properties that `configuration` sets, with the innermost first.
    @MainActor @preconcurrency static func _describe(
        _ configuration: Self, in values: inout _WidgetConfigurationValues)
}

extension WidgetConfiguration {
    @MainActor @preconcurrency public static func _describe(
        _ configuration: Self, in values: inout _WidgetConfigurationValues
    ) {
        Body._describe(configuration.body, in: &values)
    }
}

extension Never: WidgetConfiguration {}

/// A configuration that is not composed of others.
@MainActor @preconcurrency public protocol _PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}

extension _PrimitiveWidgetConfiguration {
    public var body: Never { fatalError("\(Self.self) is a primitive configuration and has no body") }
}

/// A configuration without content. A bundle omits its widget.
@MainActor @preconcurrency public struct EmptyWidgetConfiguration: _PrimitiveWidgetConfiguration {
    nonisolated public init() {}

    public static func _describe(
        _ configuration: EmptyWidgetConfiguration, in values: inout _WidgetConfigurationValues
    ) {}
}

/// The properties that configurations set for a widget, by key.
public struct _WidgetConfigurationValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            if let value = values[ObjectIdentifier(key)] { return value as! K.Value }
            return K.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A configuration with a modifier.
@MainActor @preconcurrency public struct _ModifiedWidgetConfiguration<Base: WidgetConfiguration>:
    _PrimitiveWidgetConfiguration
{
    private let base: Base
    private let change: (inout _WidgetConfigurationValues) -> Void

    public init(_ base: Base, change: @escaping (inout _WidgetConfigurationValues) -> Void) {
        (self.base, self.change) = (base, change)
    }

    public static func _describe(
        _ configuration: _ModifiedWidgetConfiguration, in values: inout _WidgetConfigurationValues
    ) {
        Base._describe(configuration.base, in: &values)
        configuration.change(&values)
    }
}

extension WidgetConfiguration {
    /// Effect: none, because nothing runs in the background of a picture.
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some WidgetConfiguration { self }
}

import AppIntents

/// Reads the value that a control shows.
public protocol ControlValueProvider {
    associatedtype Value

    /// What the gallery shows.
    var previewValue: Value { get }

    func currentValue() async throws -> Value
}

/// Reads the value that a configurable control shows.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value

    /// What the gallery shows.
    func previewValue(configuration: Configuration) -> Value

    func currentValue(configuration: Configuration) async throws -> Value
}

import AppIntents

/// A provider of a control's value.
public protocol ControlValueProvider {
    associatedtype Value

    /// The value in the gallery.
    var previewValue: Value { get }

    func currentValue() async throws -> Value
}

/// A provider of a configurable control's value.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value

    /// Returns the value in the gallery.
    func previewValue(configuration: Configuration) -> Value

    func currentValue(configuration: Configuration) async throws -> Value
}

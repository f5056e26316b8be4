import FoundationSupplement

/// A configuration of a widget: an App Intent or a SiriKit intent, and its parameters by name.
package struct WidgetIntent: @unchecked Sendable {  // `IntentValue`s and `INIntent`s are Sendable.
    /// The intent itself.
    package let value: Any
    /// The parameters as a person at a terminal sees them.
    package let parameters: @Sendable () async throws -> [ConfigurationParameter]
    /// Sets a parameter to the value that a text stands for; throws `ConfigurationParameterError`.
    package let setParameter: @Sendable (_ name: String, _ text: String) async throws -> Void
    /// Gives parameters without a value what their queries propose.
    package let setProposedValues: @Sendable () async throws -> Void
    /// The parameters that have no value and must have one.
    package let unsetParameterNames: @Sendable () -> [String]
}

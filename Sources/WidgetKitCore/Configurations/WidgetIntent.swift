import FoundationSupplement

/// The configuration of a widget: an App Intent or a SiriKit intent, with its parameters by name.
package struct WidgetIntent: @unchecked Sendable {  // `IntentValue`s and `INIntent`s are Sendable.
    /// The intent.
    package let value: Any
    /// Returns the parameters for the command line.
    package let parameters: @Sendable () async throws -> [ConfigurationParameter]
    /// Sets a parameter from text. Throws `ConfigurationParameterError`.
    package let setParameter: @Sendable (_ name: String, _ text: String) async throws -> Void
    /// Sets parameters without a value to those that their queries propose.
    package let setProposedValues: @Sendable () async throws -> Void
    /// Returns the names of required parameters without a value.
    package let unsetParameterNames: @Sendable () -> [String]
}

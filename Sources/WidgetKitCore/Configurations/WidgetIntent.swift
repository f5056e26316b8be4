@_spi(Darkroom) import FoundationSupplement

/// A configuration of a widget: an App Intent or a SiriKit intent, and its parameters by name.
@_spi(Darkroom) public struct WidgetIntent: @unchecked Sendable {
    /// The intent itself.
    public let value: Any
    /// The parameters as a person at a terminal sees them.
    public let parameters: @Sendable () async throws -> [ConfigurationParameter]
    /// Sets a parameter to the value that a text stands for; throws `ConfigurationParameterError`.
    public let setParameter: @Sendable (_ name: String, _ text: String) async throws -> Void
    /// Gives parameters without a value what their queries propose.
    public let setProposedValues: @Sendable () async throws -> Void
    /// The parameters that have no value and must have one.
    public let unsetParameterNames: @Sendable () -> [String]
}

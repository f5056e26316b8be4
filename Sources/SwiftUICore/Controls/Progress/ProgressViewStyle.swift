/// The way progress views look.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
    public struct Label: ControlPartView { let part: ControlPart }
    public struct CurrentValueLabel: ControlPartView { let part: ControlPart }

    /// 0…1, or nil where nobody knows how much is done.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressView
where Label == Optional<ProgressViewStyleConfiguration.Label>,
    CurrentValueLabel == Optional<ProgressViewStyleConfiguration.CurrentValueLabel>
{
    /// The progress view a style is to change, shown in the next style outside.
    nonisolated init(parts configuration: ProgressViewStyleConfiguration) {
        self.init(
            configuration.fractionCompleted.map { .fraction($0) } ?? .unknown, configuration.label,
            configuration.currentValueLabel)
    }
}

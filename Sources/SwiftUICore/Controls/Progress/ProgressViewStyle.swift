/// The appearance of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
    public struct Label: ControlPartView { let part: ControlPart }
    public struct CurrentValueLabel: ControlPartView { let part: ControlPart }

    /// The completed fraction, 0…1; nil for indeterminate progress.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates a progress view from a style's configuration. It takes the style of the enclosing view.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            configuration.fractionCompleted.map { .fraction($0) } ?? .unknown,
            configuration.label ?? .init(part: .empty), configuration.currentValueLabel ?? .init(part: .empty))
    }
}

extension View {
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { .init() }
}

import DisplayList
import Foundation

/// A line where the fraction is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A line four points high (measured), the label above and the current value below it.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            GaugeBar(
                form: .filled(track: AnyShapeStyle(.fill)), height: 4, fraction: configuration.fractionCompleted ?? 0,
                untinted: AnyShapeStyle(.tint)
            )
            .tint(tint)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A ring where the fraction is known, else a spinner that stands still.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        if let fraction = configuration.fractionCompleted {
            ZStack {
                Circle().stroke(.tint.opacity(0.35), lineWidth: 5.6)
                Circle().trim(from: 0, to: fraction)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 5.6, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                configuration.currentValueLabel.font(.system(size: 14)).minimumScaleFactor(0.5)
            }
            .padding(2.8)
            .frame(width: 58, height: 58)
            .tint(tint)
        } else {
            VStack {
                Spinner().frame(width: 20, height: 20).foregroundStyle(.secondary)
                configuration.label.foregroundStyle(.secondary)
            }
        }
    }
}

/// Eight spokes, each a little fainter than the one before it (from memory, unconfirmed).
private struct Spinner: View {
    var body: some View {
        ZStack {
            ForEach(0..<8) { spoke in
                Capsule()
                    .frame(width: 2.5, height: 6)
                    .offset(y: -7)
                    .rotationEffect(.degrees(Double(spoke) * 45))
                    .opacity(1 - 0.1 * Double(spoke))
            }
        }
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

extension ProgressView {
    /// The progress view a style is to change, shown in the next style outside.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label?,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
    {
        self.init(parts: configuration)
    }
}

extension View {
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
    }
}

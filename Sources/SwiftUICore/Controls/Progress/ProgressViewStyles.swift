/// A bar for determinate progress, otherwise a spinner.
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

/// A bar four points high (measured), with the label above and the current value below. For indeterminate progress, the
/// bar is empty.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        ProgressBar(configuration: configuration).tint(tint)
    }
}

/// A closed ring around the value. For indeterminate progress, the ring is empty in widgets, as Apple's documentation says, and a
/// spinner stands in its place elsewhere.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader(\.isInWidget) { isInWidget in
            if let fraction = configuration.fractionCompleted ?? (isInWidget ? 0 : nil) {
                ProgressRing(configuration: configuration, fraction: fraction)
            } else {
                ProgressSpinner(configuration: configuration)
            }
        }
        .tint(tint)
    }
}

private struct ProgressBar: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.untintedProgress) private var untinted
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            DescribingLabel(label: configuration.label)
            GaugeBar(
                form: .filled(track: AnyShapeStyle(.fill)), height: 4, fraction: configuration.fractionCompleted ?? 0,
                untinted: untinted)
            if !labelsAreHidden { configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary) }
        }
    }
}

/// The ring of a gauge in the tint color, with the gauge's measures. In a smaller frame it is smaller, and in a circular
/// widget it is as wide as the widget (both measured).
private struct ProgressRing: View {
    let configuration: ProgressViewStyleConfiguration
    let fraction: Double
    @Environment(\.largestGaugeDiameter) private var largest
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    var body: some View {
        ProgressRingLayout(largest: largest)() {
            GaugeRing(form: .filled, fraction: fraction, largest: largest)
                .transformEnvironment(\.self) { $0.tint = $0.tint ?? $0.untintedProgress }
            Group {
                if labelsAreHidden {
                    EmptyView()
                } else if let value = configuration.currentValueLabel {
                    ControlRow(content: value)
                } else {
                    DescribingLabel(label: ControlRow(content: configuration.label))
                }
            }
            .font(.system(size: 14 * largest / GaugeRing.diameter))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
        }
    }
}

private enum UntintedProgressKey: EnvironmentKey { static let defaultValue = AnyShapeStyle(Color.accentColor) }

extension EnvironmentValues {
    /// The style of progress without a tint. On the Lock Screen it is white, as that of a gauge there (a guess).
    package var untintedProgress: AnyShapeStyle {
        get { self[UntintedProgressKey.self] }
        set { self[UntintedProgressKey.self] = newValue }
    }
}

/// Places a label in the middle of a ring that is as large as the offered square, up to a gauge's size.
private struct ProgressRingLayout: BuiltInLayout {
    let largest: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let diameter = GaugeRing.diameter(in: proposal, atMost: largest)
        return CGSize(width: diameter, height: diameter)
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let middle = CircularGaugeLayout.square(inRingOf: bounds.width)
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(index == 0 ? bounds.size : middle))
        }
    }
}

/// Eight static spokes, each slightly fainter than the previous one (from memory, unconfirmed).
private struct ProgressSpinner: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.tint) private var tint

    var body: some View {
        VStack {
            ZStack {
                ForEach(0..<8) { spoke in
                    Capsule()
                        .frame(width: 2.5, height: 6)
                        .offset(y: -7)
                        .rotationEffect(.degrees(Double(spoke) * 45))
                        .opacity(1 - 0.1 * Double(spoke))
                }
            }
            .frame(width: 20, height: 20)
            .foregroundStyle(tint ?? AnyShapeStyle(.secondary))
            DescribingLabel(label: configuration.label).foregroundStyle(.secondary)
        }
    }
}

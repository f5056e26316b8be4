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

/// A closed ring around the value, as in widgets, or a spinner for indeterminate progress.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        Group {
            if let fraction = configuration.fractionCompleted {
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

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            DescribingLabel(label: configuration.label)
            GaugeBar(
                form: .filled(track: AnyShapeStyle(.fill)), height: 4, fraction: configuration.fractionCompleted ?? 0,
                untinted: AnyShapeStyle(.tint))
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// The ring of a gauge in the tint color, with the gauge's measures. In a smaller frame it is smaller, and in a circular
/// widget it is as wide as the widget (both measured).
private struct ProgressRing: View {
    let configuration: ProgressViewStyleConfiguration
    let fraction: Double
    @Environment(\.largestGaugeDiameter) private var largest

    var body: some View {
        ProgressRingLayout(largest: largest)() {
            GaugeRing(form: .filled, fraction: fraction, largest: largest)
                .transformEnvironment(\.tint) { $0 = $0 ?? AnyShapeStyle(Color.accentColor) }
            Group {
                if let value = configuration.currentValueLabel {
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

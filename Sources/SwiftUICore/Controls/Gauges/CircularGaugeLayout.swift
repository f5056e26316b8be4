import Foundation

/// The places of a circular gauge's labels, in points from the ring's top left corner (measured).
struct CircularGaugeLayout: BuiltInLayout {
    /// What a subview is.
    enum Part: LayoutValueKey {
        case ring, value, bottom, minimum, maximum
        static var defaultValue: Part { .ring }
    }

    /// The largest size of the label in the middle, inside the ring.
    static let middle = CGSize(width: 40, height: 40)
    /// From the minimum's leading to the maximum's trailing edge.
    private static let row: ClosedRange<CGFloat> = 11...47
    private static let baseline: CGFloat = 52.3

    /// How far the middle label's middle lies below the top.
    var valueHeight: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: GaugeRing.diameter, height: GaugeRing.diameter)
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let row = CircularGaugeLayout.row
        let width = row.upperBound - row.lowerBound
        for subview in subviews {
            switch subview[Part.self] {
            case .ring: subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            case .value:
                subview.place(
                    at: CGPoint(x: bounds.midX, y: bounds.minY + valueHeight), anchor: .center,
                    proposal: ProposedViewSize(CircularGaugeLayout.middle))
            case .bottom: place(subview, width: width, in: bounds) { bounds.midX - $0 / 2 }
            case .minimum: place(subview, width: width / 2, in: bounds) { _ in bounds.minX + row.lowerBound }
            case .maximum: place(subview, width: width, in: bounds) { bounds.minX + row.upperBound - $0 }
            }
        }
    }

    /// Puts a label on the baseline; `x` finds its leading edge from its width.
    private func place(_ label: LayoutSubview, width: CGFloat, in bounds: CGRect, x: (CGFloat) -> CGFloat) {
        let offer = ProposedViewSize(width: width, height: GaugeRing.diameter - 2 * 22)
        let dimensions = label.dimensions(in: offer)
        let y = bounds.minY + CircularGaugeLayout.baseline - dimensions[.firstTextBaseline]
        label.place(at: CGPoint(x: x(dimensions.width), y: y), proposal: offer)
    }
}

extension View {
    func gaugePart(_ part: CircularGaugeLayout.Part) -> some View {
        layoutValue(key: CircularGaugeLayout.Part.self, value: part)
    }
}

import Foundation

/// Places the labels of a circular gauge, in points from the ring's top-left corner (measured).
struct CircularGaugeLayout: BuiltInLayout {
    /// The role of a subview.
    enum Part: LayoutValueKey {
        case ring, value, bottom, minimum, maximum
        static var defaultValue: Part { .ring }
    }

    /// The diameter of the circle for the label inside the ring.
    private static let middle: CGFloat = 41
    /// The maximum size of a single line in the middle of an open ring.
    static let line = CGSize(width: middle, height: middle)
    /// The maximum size of content in the middle of a closed ring: the square inside the circle.
    static let square = CGSize(width: middle / 2.0.squareRoot(), height: middle / 2.0.squareRoot())
    var measures: GaugeMeasures
    /// The distance from the top to the vertical center of the middle label. It and the maximum size are those of the
    /// iPhone's gauge, and smaller in a watch's.
    var valueHeight: CGFloat
    /// The maximum size of the middle label.
    var middle: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: measures.diameter, height: measures.diameter)
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let scale = measures.diameter / GaugeRing.diameter
        let row = measures.labelInset...(measures.diameter - measures.labelInset)
        let width = row.upperBound - row.lowerBound
        for subview in subviews {
            switch subview[Part.self] {
            case .ring: subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            case .value:
                subview.place(
                    at: CGPoint(x: bounds.midX, y: bounds.minY + valueHeight * scale), anchor: .center,
                    proposal: ProposedViewSize(width: middle.width * scale, height: middle.height * scale))
            case .bottom: place(subview, width: width, in: bounds) { bounds.midX - $0 / 2 }
            case .minimum: place(subview, width: width / 2, in: bounds) { _ in bounds.minX + row.lowerBound }
            case .maximum: place(subview, width: width, in: bounds) { bounds.minX + row.upperBound - $0 }
            }
        }
    }

    /// Places a label on the baseline. `x` computes its leading edge from its width.
    private func place(_ label: LayoutSubview, width: CGFloat, in bounds: CGRect, x: (CGFloat) -> CGFloat) {
        let offer = ProposedViewSize(width: width, height: measures.labelHeight)
        let dimensions = label.dimensions(in: offer)
        let y = bounds.minY + measures.labelBaseline - dimensions[.firstTextBaseline]
        label.place(at: CGPoint(x: x(dimensions.width), y: y), proposal: offer)
    }
}

extension View {
    func gaugePart(_ part: CircularGaugeLayout.Part) -> some View {
        layoutValue(key: CircularGaugeLayout.Part.self, value: part)
    }
}

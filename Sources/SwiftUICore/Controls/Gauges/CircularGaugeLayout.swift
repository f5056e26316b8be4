import Foundation

/// Places the labels of a circular gauge, in points from the ring's top-left corner (measured).
struct CircularGaugeLayout: BuiltInLayout {
    /// The role of a subview.
    enum Part: LayoutValueKey {
        case ring, value, bottom, minimum, maximum
        static var defaultValue: Part { .ring }
    }

    /// The diameter of the circle for the label inside an iPhone's ring.
    private static let middle: CGFloat = 41

    /// Returns the maximum size of the label in the middle of an open ring. A watch's smaller ring leaves it the iPhone's
    /// height (measured).
    static func line(in measures: GaugeMeasures) -> CGSize {
        CGSize(width: middle * measures.scale, height: middle * max(1, measures.scale))
    }

    /// Returns the maximum size of content in the middle of a closed ring of a diameter in points: the square inside the
    /// circle.
    static func square(inRingOf diameter: CGFloat) -> CGSize {
        let side = middle / 2.0.squareRoot() * diameter / GaugeRing.diameter
        return CGSize(width: side, height: side)
    }

    var measures: GaugeMeasures
    /// The maximum size of the middle label.
    var middle: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: measures.diameter, height: measures.diameter)
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let row = measures.labelInset...(measures.diameter - measures.labelInset)
        let width = row.upperBound - row.lowerBound
        for subview in subviews {
            switch subview[Part.self] {
            case .ring: subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            case .value:
                subview.place(
                    at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                    proposal: ProposedViewSize(middle))
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

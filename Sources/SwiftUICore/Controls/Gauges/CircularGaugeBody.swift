import Foundation

/// The content of a circular gauge, made from the measures of its place.
///
/// A gauge has one size, except in a circular widget of iPhone or iPad: there, it is as wide as the widget (measured for
/// the ring of a progress view). Less room makes it smaller again, down to its size elsewhere.
struct CircularGaugeBody<Content: View>: View {
    @Environment(\.gaugeMeasures) private var measures
    @Environment(\.circularWidgetDiameter) private var widgetDiameter
    private let content: (GaugeMeasures) -> Content

    init(@ViewBuilder content: @escaping (GaugeMeasures) -> Content) { self.content = content }

    var body: some View {
        if let widgetDiameter {
            CircularGaugeFrame(largest: widgetDiameter)() {
                GeometryReader { place in content(.phone(diameter: place.size.width)) }
            }
        } else {
            content(measures)
        }
    }
}

/// A square for a gauge that fills a circular widget.
private struct CircularGaugeFrame: BuiltInLayout {
    let largest: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let room = min(proposal.width ?? largest, proposal.height ?? largest)
        let diameter = max(min(largest, GaugeRing.diameter), min(largest, room))
        return CGSize(width: diameter, height: diameter)
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

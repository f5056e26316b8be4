import Foundation
import SwiftUI

/// The labels and ticks of an axis, which the chart's layout places.
struct AxisViews: View {
    let axis: ResolvedAxis
    let environment: EnvironmentValues

    var body: some View {
        ForEach(axis.sets.indices, id: \.self) { set in
            let places = axis.places(of: set)
            ForEach(places.indices, id: \.self) { index in
                view(places[index].part, at: places[index].place, format: axis.sets[set].format)
            }
        }
    }

    @ViewBuilder private func view(_ part: AxisPart, at place: AxisPlace, format: AxisLabelFormat) -> some View {
        switch part.kind {
        case .gridLine:
            EmptyView()
        case .tick(let length):
            AxisLine(axis: place.axis == .horizontal ? .vertical : .horizontal)
                .stroke(AxisStyle.lineStyle(part), style: AxisStyle.stroke(part, isDashed: AxisStyle.isDashed(axis)))
                .opacity(part.opacity)
                .layoutValue(key: ChartPartKey.self, value: .tick(place, length))
        case .label(let label):
            CollapsingLayout() {
                QuarterTurn(
                    turns: label.orientation.quarterTurns,
                    content: label.content(format).font(part.font ?? AxisStyle.font)
                        .foregroundStyle(part.style ?? AnyShapeStyle(Color.secondary)).opacity(part.opacity)
                        .environment(\.layoutDirection, environment.layoutDirection))
            }
            .clipShape(CollapsedClip())
            .layoutValue(key: ChartPartKey.self, value: .label(place, label))
        }
    }
}

/// Hides a label without room. Another one may be offset out of its frame.
private struct CollapsedClip: Shape {
    typealias AnimatableData = EmptyAnimatableData

    nonisolated func path(in rect: CGRect) -> Path {
        Path(rect.width > 0 && rect.height > 0 ? rect.insetBy(dx: -10_000, dy: -10_000) : .zero)
    }
}

/// The default style of axis lines and labels. Widths, dashes and the font are estimated from pictures of Swift Charts,
/// not measured.
enum AxisStyle {
    static let font = Font.caption2

    static func lineStyle(_ part: AxisPart) -> AnyShapeStyle { part.style ?? AnyShapeStyle(SeparatorShapeStyle()) }

    static func stroke(_ part: AxisPart, isDashed: Bool) -> StrokeStyle {
        part.stroke ?? StrokeStyle(lineWidth: 0.5, dash: isDashed ? [2, 2] : [])
    }

    /// Returns whether the grid lines are dashed, as those of an x-axis are.
    @MainActor static func isDashed(_ axis: ResolvedAxis) -> Bool {
        axis.scale.axis == .horizontal && !axis.scale.isBand
    }
}

/// A line through the center of its frame.
struct AxisLine: Shape {
    typealias AnimatableData = EmptyAnimatableData

    let axis: Axis

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        guard rect.width > 0, rect.height > 0 else { return path }
        path.move(to: axis == .vertical ? CGPoint(x: rect.midX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: axis == .vertical ? CGPoint(x: rect.midX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.midY))
        return path
    }
}

import Foundation
import SwiftUI

/// Arranges the plot, the labels, ticks and titles of the axes, and the legend.
///
/// Coordinates are physical: a chart is laid out from left to right in all languages.
struct ChartLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData

    /// The distances between the plot and labels, titles and the legend, in points; estimated from pictures of Swift
    /// Charts.
    static let labelSpacing: CGFloat = 4
    static let dateLabelSpacing: CGFloat = 4
    static let titleSpacing: CGFloat = 4
    static let legendSpacing: CGFloat = 8

    let x: PositionScale
    let y: PositionScale
    let legend: ChartConfiguration.Legend
    let xTitle: ChartConfiguration.Title?
    let yTitle: ChartConfiguration.Title?
    let isRightToLeft: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var room = bounds
        let legendPlace = place(legendOf: subviews, in: &room)
        let titles = subviews.compactMap { place(title: $0, in: &room) }
        let axes = AxisLabelLayout(layout: self, subviews: subviews)
        let plot = subviews.first { if case .plot = $0[ChartPartKey.self] { true } else { false } }
        var frame = axes.plotFrame(in: room)
        if let plot {
            // A plot style can set a size of its own.
            let offer = ProposedViewSize(frame.size)
            let size = plot.sizeThatFits(offer)
            if size.width.isFinite, size.height.isFinite { frame.size = size }
            plot.place(at: frame.origin, proposal: offer)
        }
        axes.place(around: frame, in: room)
        for title in titles { title.place(frame) }
        legendPlace?(frame)
    }

    /// Removes the legend's space from `room` and returns a closure that places the legend once the plot's frame is
    /// known.
    private func place(legendOf subviews: Subviews, in room: inout CGRect) -> ((CGRect) -> Void)? {
        let subview = subviews.first { if case .legend = $0[ChartPartKey.self] { true } else { false } }
        guard let subview else { return nil }
        let edge = legend.position.edge(default: .bottom, isRightToLeft: isRightToLeft)
        guard let edge else { return { frame in
            let size = subview.sizeThatFits(ProposedViewSize(frame.size))
            let alignment = legend.alignment ?? .topLeading
            subview.place(at: alignment.origin(of: size, in: frame), proposal: ProposedViewSize(frame.size))
        } }
        let band = take(subview, at: edge, spacing: legend.spacing ?? ChartLayout.legendSpacing, from: &room)
        let alignment = legend.alignment ?? legend.position.corner(isRightToLeft: isRightToLeft)
            ?? (isRightToLeft ? .topTrailing : .topLeading)
        return { _ in
            let offer = ProposedViewSize(band.size)
            subview.place(at: alignment.origin(of: subview.sizeThatFits(offer), in: band), proposal: offer)
        }
    }

    private func place(title subview: LayoutSubview, in room: inout CGRect) -> (place: (CGRect) -> Void, Axis)? {
        guard case .title(let axis) = subview[ChartPartKey.self] else { return nil }
        let isVertical = axis == .vertical
        guard let title = isVertical ? yTitle : xTitle else { return nil }
        let edge = title.position.edge(default: isVertical ? .top : .bottom, isRightToLeft: isRightToLeft) ?? .top
        let band = take(subview, at: edge, spacing: title.spacing ?? ChartLayout.titleSpacing, from: &room)
        // A title above or below the y-axis is aligned with the side of its labels, one of the x-axis with its start.
        let isAcross = edge == .top || edge == .bottom
        let defaultAlignment: Alignment = isAcross ? (isVertical == isRightToLeft ? .topLeading : .topTrailing) : .center
        let alignment = title.alignment ?? title.position.corner(isRightToLeft: isRightToLeft) ?? defaultAlignment
        let place = { (plot: CGRect) in
            var band = band
            if edge == .left || edge == .right {
                (band.origin.y, band.size.height) = (plot.minY, plot.height)
            } else if !isVertical {
                (band.origin.x, band.size.width) = (plot.minX, plot.width)
            }
            let offer = ProposedViewSize(band.size)
            subview.place(at: alignment.origin(of: subview.sizeThatFits(offer), in: band), proposal: offer)
        }
        return (place, axis)
    }

    /// Removes the space of a view from one side of `room` and returns it.
    private func take(
        _ subview: LayoutSubview, at edge: PlotEdge, spacing: CGFloat, from room: inout CGRect
    ) -> CGRect {
        let size = subview.sizeThatFits(ProposedViewSize(room.size))
        let isLevel = edge == .top || edge == .bottom
        let depth = min(isLevel ? size.height : size.width, isLevel ? room.height : room.width)
        let side: CGRectEdge =
            switch edge {
            case .left: .minXEdge
            case .right: .maxXEdge
            case .top: .minYEdge
            case .bottom: .maxYEdge
            }
        let band = room.taking(depth, from: side)
        _ = room.taking(spacing.isFinite ? max(0, spacing) : 0, from: side)
        return band
    }
}

/// The sides of a rectangle.
private enum CGRectEdge { case minXEdge, minYEdge, maxXEdge, maxYEdge }

extension CGRect {
    /// Removes a strip from one side and returns it.
    fileprivate mutating func taking(_ depth: CGFloat, from edge: CGRectEdge) -> CGRect {
        let (wide, high) = (min(depth, width), min(depth, height))
        let whole = self
        switch edge {
        case .minXEdge:
            self = CGRect(x: minX + wide, y: minY, width: width - wide, height: height)
            return CGRect(x: whole.minX, y: whole.minY, width: wide, height: whole.height)
        case .maxXEdge:
            self = CGRect(x: minX, y: minY, width: width - wide, height: height)
            return CGRect(x: whole.maxX - wide, y: whole.minY, width: wide, height: whole.height)
        case .minYEdge:
            self = CGRect(x: minX, y: minY + high, width: width, height: height - high)
            return CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: high)
        case .maxYEdge:
            self = CGRect(x: minX, y: minY, width: width, height: height - high)
            return CGRect(x: whole.minX, y: whole.maxY - high, width: whole.width, height: high)
        }
    }
}

extension Alignment {
    /// The fractions of a frame at which the alignment's guides lie, from 0 to 1.
    var fractions: UnitPoint {
        let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        return UnitPoint(x: x, y: y)
    }

    /// Returns the origin of content of `size` in a frame.
    func origin(of size: CGSize, in frame: CGRect) -> CGPoint {
        let fractions = fractions
        return CGPoint(
            x: frame.minX + (frame.width - size.width) * fractions.x,
            y: frame.minY + (frame.height - size.height) * fractions.y)
    }
}

extension AnnotationPosition {
    /// Returns the side of the chart for this position; nil for a position over the plot.
    func edge(default defaultEdge: PlotEdge, isRightToLeft: Bool) -> PlotEdge? {
        switch kind {
        case .automatic: defaultEdge
        case .overlay: nil
        case .top, .topLeading, .topTrailing: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        }
    }

    /// Returns the alignment along the side of the chart, from left to right; nil for a position that is not a corner.
    func corner(isRightToLeft: Bool) -> Alignment? {
        switch kind {
        case .topLeading, .bottomLeading: isRightToLeft ? .topTrailing : .topLeading
        case .topTrailing, .bottomTrailing: isRightToLeft ? .topLeading : .topTrailing
        default: nil
        }
    }
}

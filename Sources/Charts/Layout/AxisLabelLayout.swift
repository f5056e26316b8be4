import Foundation
import SwiftUI

/// Measures the labels of the axes, which determines the plot's frame, and places labels and ticks around the plot.
struct AxisLabelLayout {
    private struct Label {
        let subview: LayoutSubview
        let place: AxisPlace
        let label: AxisLabel
    }

    private let layout: ChartLayout
    private let labels: [Label]
    private let ticks: [(subview: LayoutSubview, place: AxisPlace, length: AxisTick.Length)]

    init(layout: ChartLayout, subviews: LayoutSubviews) {
        self.layout = layout
        labels = subviews.compactMap { subview in
            guard case .label(let place, let label) = subview[ChartPartKey.self] else { return nil }
            return Label(subview: subview, place: place, label: label)
        }
        ticks = subviews.compactMap { subview in
            guard case .tick(let place, let length) = subview[ChartPartKey.self] else { return nil }
            return (subview, place, length)
        }
    }

    private func scale(_ axis: Axis) -> PositionScale { axis == .horizontal ? layout.x : layout.y }

    /// Returns the frame for the plot, if the labels lie around it and inside `room`.
    func plotFrame(in room: CGRect) -> CGRect {
        var insets = EdgeInsets()
        for label in labels where label.place.axis == .vertical && takesSpace(label) {
            let depth = size(label, plot: room.size).width + spacing(label)
            if label.place.edge == .left { insets.leading = max(insets.leading, depth) }
            if label.place.edge == .right { insets.trailing = max(insets.trailing, depth) }
        }
        let width = max(0, room.width - insets.leading - insets.trailing)
        for label in labels where label.place.axis == .horizontal && takesSpace(label) {
            let size = self.size(label, plot: CGSize(width: width, height: room.height))
            let depth = size.height + spacing(label)
            if label.place.edge == .top { insets.top = max(insets.top, depth) }
            if label.place.edge == .bottom { insets.bottom = max(insets.bottom, depth) }
            // Labels of numbers stay inside the room. Labels of dates can be omitted if there is no room.
            guard !layout.x.isBand, anchor(of: label).x == 0.5,
                let middle = label.place.position(on: layout.x, length: width)
            else { continue }
            insets.leading = max(insets.leading, size.width / 2 - middle)
            insets.trailing = max(insets.trailing, middle + size.width / 2 - width)
        }
        for tick in ticks { reserve(tick.length.points(label: 0, longest: 0), at: tick.place.edge, &insets) }
        let height = max(0, room.height - insets.top - insets.bottom)
        for label in labels where label.place.axis == .vertical && takesSpace(label) && !layout.y.isBand {
            guard let middle = label.place.position(on: layout.y, length: height) else { continue }
            let high = size(label, plot: room.size).height
            let above = anchor(of: label).y * high
            insets.top = max(insets.top, above - middle)
            insets.bottom = max(insets.bottom, middle + high - above - height)
        }
        return CGRect(
            x: room.minX + min(insets.leading, room.width), y: room.minY + min(insets.top, room.height),
            width: max(0, room.width - insets.leading - insets.trailing),
            height: max(0, room.height - insets.top - insets.bottom))
    }

    private func reserve(_ depth: CGFloat, at edge: PlotEdge, _ insets: inout EdgeInsets) {
        switch edge {
        case .left: insets.leading = max(insets.leading, depth)
        case .right: insets.trailing = max(insets.trailing, depth)
        case .top: insets.top = max(insets.top, depth)
        case .bottom: insets.bottom = max(insets.bottom, depth)
        }
    }

    /// Places the labels and ticks.
    /// - Parameters:
    ///   - plot: The plot's frame.
    ///   - room: The frame that labels of dates must not exceed.
    func place(around plot: CGRect, in room: CGRect) {
        var taken: [CGRect] = []
        var owner: (Axis, Int)?
        for label in labels {
            if owner.map({ $0 != (label.place.axis, label.place.set) }) ?? true {
                owner = (label.place.axis, label.place.set)
                taken = []
            }
            guard let frame = frame(of: label, around: plot), !collides(label, frame, taken, room) else {
                label.subview.place(at: plot.origin, proposal: .zero)
                continue
            }
            taken.append(frame)
            let origin = CGPoint(x: frame.minX + label.place.offset.width, y: frame.minY + label.place.offset.height)
            label.subview.place(at: origin, proposal: proposal(label, plot: plot.size))
        }
        for tick in ticks { place(tick.subview, tick.place, tick.length, around: plot) }
    }

    private func collides(_ label: Label, _ frame: CGRect, _ taken: [CGRect], _ room: CGRect) -> Bool {
        guard let spacing = label.label.collisions.spacing else { return false }
        let isLevel = label.place.axis == .horizontal
        if isLevel, anchor(of: label).x == 0, !label.place.isCentered, frame.maxX > room.maxX + 0.5 { return true }
        // The labels of an axis are ordered, so only the last ones can overlap.
        return taken.suffix(2).contains { other in
            isLevel
                ? frame.minX < other.maxX + spacing && other.minX < frame.maxX + spacing
                : frame.minY < other.maxY && other.minY < frame.maxY
        }
    }

    private func frame(of label: Label, around plot: CGRect) -> CGRect? {
        let scale = self.scale(label.place.axis)
        let isLevel = label.place.axis == .horizontal
        let length = isLevel ? plot.width : plot.height
        guard let along = label.place.position(on: scale, length: length) else { return nil }
        let size = self.size(label, plot: plot.size)
        let anchor = self.anchor(of: label)
        var origin = CGPoint.zero
        if isLevel {
            origin.x = plot.minX + along - size.width * anchor.x + sideSpacing(label)
            let inside = label.place.preset.kind == .inset
            origin.y = label.place.edge == .top
                ? plot.minY - (inside ? 0 : spacing(label) + size.height)
                : plot.maxY + (inside ? -size.height : spacing(label))
        } else {
            origin.y = plot.minY + along - size.height * anchor.y + (label.label.verticalSpacing ?? 0)
            let inside = label.place.preset.kind == .inset
            if inside { origin.y -= size.height / 2 }
            origin.x = label.place.edge == .left
                ? plot.minX - (inside ? 0 : spacing(label) + size.width)
                : plot.maxX + (inside ? -size.width : spacing(label))
        }
        return CGRect(origin: origin, size: size)
    }

    private func place(
        _ subview: LayoutSubview, _ place: AxisPlace, _ length: AxisTick.Length, around plot: CGRect
    ) {
        let isLevel = place.axis == .horizontal
        guard let along = place.position(on: scale(place.axis), length: isLevel ? plot.width : plot.height) else {
            return subview.place(at: plot.origin, proposal: .zero)
        }
        let beside = labels.filter { $0.place.axis == place.axis && $0.place.edge == place.edge }
        func depth(_ label: Label) -> CGFloat {
            let size = self.size(label, plot: plot.size)
            return (isLevel ? size.height : size.width) + spacing(label)
        }
        let own = beside.first { $0.place.value == place.value && $0.place.set == place.set }.map(depth) ?? 0
        let points = length.points(label: own, longest: beside.map(depth).max() ?? 0)
        let size = isLevel ? CGSize(width: 1, height: points) : CGSize(width: points, height: 1)
        var origin: CGPoint
        switch place.edge {
        case .bottom: origin = CGPoint(x: plot.minX + along - 0.5, y: plot.maxY)
        case .top: origin = CGPoint(x: plot.minX + along - 0.5, y: plot.minY - points)
        case .left: origin = CGPoint(x: plot.minX - points, y: plot.minY + along - 0.5)
        case .right: origin = CGPoint(x: plot.maxX, y: plot.minY + along - 0.5)
        }
        origin.x += place.offset.width
        origin.y += place.offset.height
        subview.place(at: origin, proposal: ProposedViewSize(size))
    }

    private func takesSpace(_ label: Label) -> Bool { label.label.takesSpace && label.place.preset.kind != .inset }

    /// Returns the distance between the plot and the label, in points.
    private func spacing(_ label: Label) -> CGFloat {
        let own = label.place.axis == .horizontal ? label.label.verticalSpacing : label.label.horizontalSpacing
        return own.flatMap { $0.isFinite ? $0 : nil } ?? ChartLayout.labelSpacing
    }

    /// Returns the distance between a label that starts at its value and the value's line, in points.
    private func sideSpacing(_ label: Label) -> CGFloat {
        let points = label.label.horizontalSpacing ?? (startsAtValue(label) ? ChartLayout.dateLabelSpacing : 0)
        return points.isFinite ? points : 0
    }

    /// Returns whether the label starts at its value's line, as labels of dates do.
    private func startsAtValue(_ label: Label) -> Bool {
        label.place.axis == .horizontal && label.place.value.isDate && !label.place.isCentered
            && label.label.anchor == nil && label.place.preset.kind != .aligned
    }

    /// Returns the point of the label that lies at its value.
    private func anchor(of label: Label) -> UnitPoint {
        if let anchor = label.label.anchor { return anchor }
        guard label.place.axis == .horizontal else { return .center }
        if startsAtValue(label) { return .topLeading }
        if label.place.preset.kind == .aligned, !layout.x.isBand, !label.place.isCentered {
            if label.place.isFirst { return .topLeading }
            if label.place.isLast { return .topTrailing }
        }
        return .top
    }

    private func proposal(_ label: Label, plot: CGSize) -> ProposedViewSize {
        guard case .band(let bands) = scale(label.place.axis).kind, !bands.categories.isEmpty else {
            return .unspecified
        }
        let count = CGFloat(bands.categories.count)
        return label.place.axis == .horizontal
            ? ProposedViewSize(width: plot.width / count, height: nil)
            // Labels of categories beside the plot take at most 40% of the width.
            : ProposedViewSize(width: plot.width * 0.4, height: plot.height / count)
    }

    private func size(_ label: Label, plot: CGSize) -> CGSize {
        label.subview.sizeThatFits(proposal(label, plot: plot))
    }
}

import Foundation

/// The way in which overlapping labels are resolved.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Kind: Hashable { case automatic, disabled, greedy(minimumSpacing: CGFloat?), truncate }

    let kind: Kind

    public static var automatic: AxisValueLabelCollisionResolution { .init(kind: .automatic) }
    /// Shows all labels.
    public static var disabled: AxisValueLabelCollisionResolution { .init(kind: .disabled) }
    public static var greedy: AxisValueLabelCollisionResolution { greedy() }
    /// Truncates labels to the space between values.
    public static var truncate: AxisValueLabelCollisionResolution { .init(kind: .truncate) }

    /// Shows a label only if no earlier label overlaps it.
    /// - Parameters:
    ///   - priority: The priority of the labels. It is ignored: an axis's labels come in their own order.
    ///   - minimumSpacing: The minimum distance between labels, in points.
    public static func greedy(
        priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution {
        .init(kind: .greedy(minimumSpacing: minimumSpacing))
    }

    /// The minimum distance between labels in points; nil if they may touch.
    var spacing: CGFloat? {
        switch kind {
        case .disabled: nil
        case .greedy(let spacing): spacing ?? 2
        case .automatic, .truncate: 2
        }
    }
}

/// The orientation of labels.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Kind { case automatic, horizontal, vertical, verticalReversed }

    let kind: Kind

    public static var automatic: AxisValueLabelOrientation { .init(kind: .automatic) }
    public static var horizontal: AxisValueLabelOrientation { .init(kind: .horizontal) }
    /// Labels rotated clockwise by 90°.
    public static var vertical: AxisValueLabelOrientation { .init(kind: .vertical) }
    /// Labels rotated counterclockwise by 90°.
    public static var verticalReversed: AxisValueLabelOrientation { .init(kind: .verticalReversed) }

    var quarterTurns: Int {
        switch kind {
        case .automatic, .horizontal: 0
        case .vertical: 1
        case .verticalReversed: -1
        }
    }
}

/// The arrangement of an axis's marks relative to the plot.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Kind { case automatic, aligned, extended, inset }

    let kind: Kind

    public static var automatic: AxisMarkPreset { .init(kind: .automatic) }
    /// The first and last labels align with the ends of the plot.
    public static var aligned: AxisMarkPreset { .init(kind: .aligned) }
    /// Marks extend beyond the plot.
    public static var extended: AxisMarkPreset { .init(kind: .extended) }
    /// Labels lie inside the plot.
    public static var inset: AxisMarkPreset { .init(kind: .inset) }
}

/// The side of the plot on which an axis's marks lie.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind { case automatic, leading, trailing, top, bottom }

    let kind: Kind

    public static var automatic: AxisMarkPosition { .init(kind: .automatic) }
    public static var leading: AxisMarkPosition { .init(kind: .leading) }
    public static var trailing: AxisMarkPosition { .init(kind: .trailing) }
    public static var top: AxisMarkPosition { .init(kind: .top) }
    public static var bottom: AxisMarkPosition { .init(kind: .bottom) }
}

import Foundation

/// What becomes of labels that would lie over one another.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Kind: Hashable { case automatic, disabled, greedy(minimumSpacing: CGFloat?), truncate }

    let kind: Kind

    public static var automatic: AxisValueLabelCollisionResolution { .init(kind: .automatic) }
    /// All labels are shown.
    public static var disabled: AxisValueLabelCollisionResolution { .init(kind: .disabled) }
    public static var greedy: AxisValueLabelCollisionResolution { greedy() }
    /// Labels of the room between values.
    public static var truncate: AxisValueLabelCollisionResolution { .init(kind: .truncate) }

    /// A label is shown where none before it is in its way.
    /// - Parameters:
    ///   - priority: which labels come first; all of an axis's labels come in their own order here.
    ///   - minimumSpacing: points between labels.
    public static func greedy(
        priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution {
        .init(kind: .greedy(minimumSpacing: minimumSpacing))
    }

    /// The points that must be free between labels; nil where they may touch.
    var spacing: CGFloat? {
        switch kind {
        case .disabled: nil
        case .greedy(let spacing): spacing ?? 2
        case .automatic, .truncate: 2
        }
    }
}

/// Which way labels run.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Kind { case automatic, horizontal, vertical, verticalReversed }

    let kind: Kind

    public static var automatic: AxisValueLabelOrientation { .init(kind: .automatic) }
    public static var horizontal: AxisValueLabelOrientation { .init(kind: .horizontal) }
    /// A quarter turn clockwise.
    public static var vertical: AxisValueLabelOrientation { .init(kind: .vertical) }
    /// A quarter turn counterclockwise.
    public static var verticalReversed: AxisValueLabelOrientation { .init(kind: .verticalReversed) }

    var quarterTurns: Int {
        switch kind {
        case .automatic, .horizontal: 0
        case .vertical: 1
        case .verticalReversed: -1
        }
    }
}

/// How an axis's marks lie to the plot.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Kind { case automatic, aligned, extended, inset }

    let kind: Kind

    public static var automatic: AxisMarkPreset { .init(kind: .automatic) }
    /// The first and last label end with the plot.
    public static var aligned: AxisMarkPreset { .init(kind: .aligned) }
    /// Marks reach beyond the plot.
    public static var extended: AxisMarkPreset { .init(kind: .extended) }
    /// Labels lie in the plot.
    public static var inset: AxisMarkPreset { .init(kind: .inset) }
}

/// The side of the plot on which an axis's marks are.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind { case automatic, leading, trailing, top, bottom }

    let kind: Kind

    public static var automatic: AxisMarkPosition { .init(kind: .automatic) }
    public static var leading: AxisMarkPosition { .init(kind: .leading) }
    public static var trailing: AxisMarkPosition { .init(kind: .trailing) }
    public static var top: AxisMarkPosition { .init(kind: .top) }
    public static var bottom: AxisMarkPosition { .init(kind: .bottom) }
}

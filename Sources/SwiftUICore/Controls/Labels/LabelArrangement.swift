import Foundation

/// How a label's icon and title stand beside each other.
struct LabelArrangement {
    /// The distance between icon and title, in points.
    let spacing: CGFloat
    /// The width that every icon has in the row, in points; nil for its own.
    let iconWidth: CGFloat?
    /// The color of the icon; nil for that of the label.
    let iconTint: Color?
}

private enum LabelIconToTitleSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum LabelReservedIconWidthKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    /// The distance between the icons and the titles of labels, in points; nil for the style's own.
    public var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelIconToTitleSpacingKey.self] }
        set { self[LabelIconToTitleSpacingKey.self] = newValue }
    }

    /// The width that labels reserve for their icons, in points; nil for the icons' own.
    public var labelReservedIconWidth: CGFloat? {
        get { self[LabelReservedIconWidthKey.self] }
        set { self[LabelReservedIconWidthKey.self] = newValue }
    }

    /// The distance of eight points is measured.
    var labelArrangement: LabelArrangement {
        LabelArrangement(spacing: labelIconToTitleSpacing ?? 8, iconWidth: labelReservedIconWidth, iconTint: listIconTint)
    }
}

extension View {
    /// Sets the distance between the icons and the titles of labels, in points.
    nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, value)
    }

    /// Sets the width that labels reserve for their icons, in points. An icon stands in its middle, and a wider one protrudes at
    /// both sides, as with UIKit's `reservedLayoutSize` (a guess).
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value)
    }
}

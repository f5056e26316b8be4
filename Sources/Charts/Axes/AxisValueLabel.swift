import Foundation
import SwiftUI

/// A label for a value on an axis.
public struct AxisValueLabel<Content: View> {
    private let label: AxisLabel
    private let isCentered: Bool?
    private let content: @MainActor (AxisValue, AxisLabelFormat) -> AnyView

    private nonisolated init(
        _ isCentered: Bool?, _ label: AxisLabel, _ content: @escaping @MainActor (AxisValue, AxisLabelFormat) -> AnyView
    ) {
        (self.isCentered, self.label, self.content) = (isCentered, label, content)
    }
}

extension AxisValueLabel: AxisMark {
    public typealias Body = Never

    public static func _collect(_ mark: AxisValueLabel, for value: AxisValue, into parts: inout _AxisParts) {
        var label = mark.label
        let content = mark.content
        label.content = { content(value, $0) }
        parts.parts.append(AxisPart(kind: .label(label), isCentered: mark.isCentered))
    }
}

extension AxisLabel {
    fileprivate init(
        _ anchor: UnitPoint?, _ collisions: AxisValueLabelCollisionResolution, _ takesSpace: Bool?,
        _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?, _ vertical: CGFloat?
    ) {
        self.init(
            content: { _ in AnyView(EmptyView()) }, anchor: anchor, collisions: collisions,
            takesSpace: takesSpace ?? true, orientation: orientation, horizontalSpacing: horizontal,
            verticalSpacing: vertical)
    }
}

extension AxisValueLabel {
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        let view = content()
        self.init(
            centered,
            AxisLabel(anchor, collisionResolution, offsetsMarks, orientation, horizontalSpacing, verticalSpacing)
        ) { _, _ in AnyView(view) }
    }
}

extension AxisValueLabel where Content == Text {
    /// Creates a label with the axis's default format.
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            centered,
            AxisLabel(anchor, collisionResolution, offsetsMarks, orientation, horizontalSpacing, verticalSpacing)
        ) { value, format in AnyView(Text(verbatim: format.text(value.value))) }
    }

    /// Creates a label with `format` in the environment's locale, calendar and time zone, unless the format has its
    /// own.
    nonisolated public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            centered,
            AxisLabel(anchor, collisionResolution, offsetsMarks, orientation, horizontalSpacing, verticalSpacing)
        ) { value, labels in AnyView(Text(verbatim: labels.text(value.value, format: format))) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
            collisionResolution: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
        ) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
            collisionResolution: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
        ) { Text(title) }
    }
}

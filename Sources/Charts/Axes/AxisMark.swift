import SwiftUI

/// A part of an axis at one value: a line, a tick or a label.
@MainActor @preconcurrency public protocol AxisMark {
    associatedtype Body: AxisMark

    @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }

    /// Appends the parts of `mark` for `value`.
    @MainActor @preconcurrency static func _collect(_ mark: Self, for value: AxisValue, into parts: inout _AxisParts)
}

extension AxisMark {
    @MainActor @preconcurrency public static func _collect(
        _ mark: Self, for value: AxisValue, into parts: inout _AxisParts
    ) {
        parts.descend { Body._collect(mark.body, for: value, into: &$0) }
    }
}

extension AxisMark where Body == Never {
    public var body: Never { fatalError("\(Self.self) is a primitive axis mark and has no body") }
}

extension Never: AxisMark {}

/// Collects the parts of an axis at one value.
public struct _AxisParts {
    var parts: [AxisPart] = []
    private var depth = 0

    init() {}

    mutating func descend(_ collect: (inout _AxisParts) -> Void) {
        guard depth < 100 else { return }
        depth += 1
        collect(&self)
        depth -= 1
    }
}

/// The unresolved description of a line, tick or label.
struct AxisPart {
    enum Kind {
        case gridLine
        case tick(AxisTick.Length)
        case label(AxisLabel)
    }

    var kind: Kind
    /// Whether the part lies midway between its value and the next; nil for true with categories and false otherwise.
    var isCentered: Bool?
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
    var opacity = 1.0
}

/// The content and position of a label.
struct AxisLabel {
    var content: @MainActor (AxisLabelFormat) -> AnyView
    var anchor: UnitPoint?
    var collisions: AxisValueLabelCollisionResolution
    var takesSpace: Bool
    var orientation: AxisValueLabelOrientation
    /// The distance between the label and the plot or the value, in points; nil for the default.
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

extension AxisMark {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        ModifiedAxisMark(self) { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
    }

    nonisolated public func font(_ font: Font?) -> some AxisMark {
        ModifiedAxisMark(self) { if $0.font == nil { $0.font = font } }
    }

    nonisolated public func opacity(_ opacity: Double) -> some AxisMark {
        ModifiedAxisMark(self) { $0.opacity *= opacity.isFinite ? max(0, min(1, opacity)) : 1 }
    }

    /// Offsets the mark, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        offset(CGSize(width: x, height: y))
    }

    nonisolated public func offset(_ offset: CGSize) -> some AxisMark {
        ModifiedAxisMark(self) { part in
            part.offset.width += offset.width.isFinite ? offset.width : 0
            part.offset.height += offset.height.isFinite ? offset.height : 0
        }
    }
}

/// An axis mark with modified parts.
struct ModifiedAxisMark<Content: AxisMark> {
    let content: Content
    let change: (inout AxisPart) -> Void

    nonisolated init(_ content: Content, change: @escaping (inout AxisPart) -> Void) {
        (self.content, self.change) = (content, change)
    }
}

extension ModifiedAxisMark: AxisMark {
    typealias Body = Never

    static func _collect(_ mark: ModifiedAxisMark, for value: AxisValue, into parts: inout _AxisParts) {
        let first = parts.parts.count
        Content._collect(mark.content, for: value, into: &parts)
        for index in first..<parts.parts.count { mark.change(&parts.parts[index]) }
    }
}

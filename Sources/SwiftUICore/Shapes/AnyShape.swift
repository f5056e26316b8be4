import DisplayList
import Foundation

/// A type-erased shape.
public struct AnyShape: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    private let base: any Shape

    nonisolated public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    nonisolated public func _path(in rect: CGRect, context: _ShapeContext) -> Path {
        base._path(in: rect, context: context)
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// A path keeps its own coordinates, independent of the frame.
extension Path: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    nonisolated public func path(in rect: CGRect) -> Path { self }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The shape of a bordered button.
public struct ButtonBorderShape: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat?)
    }

    private let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let circle = ButtonBorderShape(kind: .circle)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }
}

extension ButtonBorderShape: InsettableShape {
    public typealias AnimatableData = EmptyAnimatableData

    nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
    nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(base: self, amount: amount) }

    /// The corner radius of the automatic shape is 8 points (unconfirmed by measurement).
    fileprivate nonisolated func path(in rect: CGRect, inset: CGFloat) -> Path {
        let frame = rect.insetOrEmpty(by: inset)
        switch kind {
        case .capsule: return Capsule().path(in: frame)
        case .circle: return Circle().path(in: frame)
        case .automatic: return Path(roundedRect: frame, cornerRadius: max(0, 8 - inset))
        case .roundedRectangle(let radius): return Path(roundedRect: frame, cornerRadius: max(0, (radius ?? 8) - inset))
        }
    }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The shape inset by a distance in points.
    public struct _Inset: InsettableShape {
        public typealias AnimatableData = EmptyAnimatableData

        var base: ButtonBorderShape
        var amount: CGFloat

        nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect, inset: amount) }
        nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        nonisolated public func inset(by amount: CGFloat) -> _Inset {
            _Inset(base: base, amount: self.amount + amount)
        }
    }
}

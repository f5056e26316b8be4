import DisplayList
import Foundation

/// A change of a view's look that leaves its layout alone.
public protocol VisualEffect: Sendable, Animatable {
    /// The steps of the effect, innermost first.
    var _steps: [_VisualEffectStep] { get }
}

/// The effect that changes nothing, from which others begin.
public struct EmptyVisualEffect: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData

    nonisolated public init() {}

    public var _steps: [_VisualEffectStep] { [] }
}

/// One step of an effect.
public struct _VisualEffectStep: Sendable {
    enum Kind: Sendable {
        case transform(@Sendable (CGSize) -> CGAffineTransform)
        case filter(DisplayFilter)
        case opacity(Double)
        case notDrawn(String)
    }

    let kind: Kind
}

/// An effect and what was added to it.
public struct _VisualEffectSequence: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData

    public let _steps: [_VisualEffectStep]
}

extension VisualEffect {
    func adding(_ kind: _VisualEffectStep.Kind) -> _VisualEffectSequence {
        _VisualEffectSequence(_steps: _steps + [_VisualEffectStep(kind: kind)])
    }

    private func transformed(
        around anchor: UnitPoint, _ transform: CGAffineTransform
    ) -> _VisualEffectSequence {
        adding(.transform { transform.around(anchor, of: $0) })
    }

    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        let offset = CGPoint(x: x, y: y).finite
        return adding(.transform { _ in CGAffineTransform(translationX: offset.x, y: offset.y) })
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed(around: anchor, CGAffineTransform(scaleX: scale.width, y: scale.height))
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed(around: anchor, CGAffineTransform(rotationAngle: angle.radians))
    }

    /// Rotates the drawing around an axis in space, without perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        transformed(around: anchor, .foreshortened(angle, axis: axis))
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(.transform { _ in transform })
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(.filter(.blur(radius: radius.isFinite ? max(0, radius) : 0, isOpaque: opaque)))
    }

    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(.filter(.colorMatrix(ColorMatrices.brightness(amount))))
    }

    public func contrast(_ amount: Double) -> some VisualEffect {
        adding(.filter(.colorMatrix(ColorMatrices.contrast(amount))))
    }

    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(.filter(.colorMatrix(ColorMatrices.saturation(amount))))
    }

    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(.filter(.colorMatrix(ColorMatrices.saturation(1 - amount))))
    }

    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(.filter(.colorMatrix(ColorMatrices.hueRotation(angle))))
    }
}

extension View {
    /// Applies effects that can depend on the view's size and place.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
    }
}

/// Draws a view through an effect that is chosen when the view has its place.
package struct VisualEffectModifier {
    let steps: (GeometryProxy) -> [_VisualEffectStep]

    init(_ steps: @escaping (GeometryProxy) -> [_VisualEffectStep]) { self.steps = steps }
}

extension VisualEffectModifier: NodeModifier {
    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        VisualEffectNode(node, steps: steps, context: context)
    }
}

private final class VisualEffectNode: UnaryNode {
    private let makeSteps: (GeometryProxy) -> [_VisualEffectStep]
    private var steps: [_VisualEffectStep] = []

    init(
        _ child: _LayoutNode, steps: @escaping (GeometryProxy) -> [_VisualEffectStep],
        context: _ResolutionContext
    ) {
        makeSteps = steps
        super.init(child, context: context)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        steps = makeSteps(GeometryProxy(size: size, context: context))
        var inner = context
        for step in steps.reversed() {
            guard case .transform(let transform) = step.kind else { continue }
            let local = transform(size)
            guard local.isInvertible, !local.isIdentity else { continue }
            let around = local.moved(to: inner.origin)
            let matrix = inner.transformation.map { around.concatenating($0.matrix) } ?? around
            inner.transformation = PlacedTransformation(matrix)
        }
        super.placeChildren(in: size, proposal: proposal, context: inner)
    }

    override func draw(in drawing: inout DrawingContext) { draw(steps[...], in: &drawing) }

    /// Draws the child inside the groups of these steps; the last step is the outermost group.
    private func draw(_ steps: ArraySlice<_VisualEffectStep>, in drawing: inout DrawingContext) {
        guard let step = steps.last else { return drawing.draw(child) }
        let rest = steps.dropLast()
        switch step.kind {
        case .transform(let transform):
            let local = transform(frame.size)
            // A transformation that leaves nothing visible.
            guard local.isInvertible else { return }
            if local.isIdentity { return draw(rest, in: &drawing) }
            drawing.group(transform: local.moved(to: drawing.origin)) { draw(rest, in: &$0) } change: { _ in }
        case .filter(let filter):
            drawing.group { draw(rest, in: &$0) } change: { $0.filters = [filter] }
        case .opacity(let opacity):
            drawing.group { draw(rest, in: &$0) } change: {
                $0.opacity = opacity.isNaN ? 1 : min(1, max(0, opacity))
            }
        case .notDrawn(let message):
            session.diagnostics.report(message)
            draw(rest, in: &drawing)
        }
    }
}

extension CGAffineTransform {
    /// Whether the transformation leaves anything visible; false where it has NaN.
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
    }

    /// Returns the transformation around a corner at `origin` instead of the coordinates' own.
    func moved(to origin: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -origin.x, y: -origin.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    }

    /// Returns the transformation around an anchor in a view of `size`.
    func around(_ anchor: UnitPoint, of size: CGSize) -> CGAffineTransform {
        moved(to: CGPoint(x: anchor.x * size.width, y: anchor.y * size.height))
    }
}

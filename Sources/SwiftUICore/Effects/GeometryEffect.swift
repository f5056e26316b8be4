import DisplayList
import Foundation

/// A transformation of a view's drawing. The view's frame stays the same.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transformation for a view of `size` points, around its top-left corner.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> Never { fatalError("a geometry effect works on nodes and has no body") }

    public static func _resolve<V: View>(
        _ modifier: Self, content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        let transform = TransformModifier { size in
            let effect = modifier.effectValue(size: size)
            if !effect.isAffine {
                context.session.diagnostics.report(
                    "the perspective of \(Self.self) is not drawn yet; only its affine part is")
            }
            return effect.affineTransform
        }
        TransformModifier._resolve(transform, content: content, in: context, into: &nodes)
    }

    /// Effect: none, because a picture is laid out once, as it is drawn.
    public func ignoredByLayout() -> Self { self }
}

private struct ProjectionEffect: GeometryEffect {
    typealias AnimatableData = EmptyAnimatableData

    let transform: ProjectionTransform

    nonisolated init(transform: ProjectionTransform) { self.transform = transform }

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
    /// Rotates, scales or skews the view's drawing around its top-left corner.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(transform: transform))
    }
}

import DisplayList
import Foundation

/// A change to where a view is drawn; its frame stays.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The change for a view of `size` points, about its top left corner.
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

    /// Effect: none, pictures are laid out as they are drawn.
    public func ignoredByLayout() -> Self { self }
}

private struct ProjectionEffect: GeometryEffect {
    typealias AnimatableData = EmptyAnimatableData

    let transform: ProjectionTransform

    nonisolated init(transform: ProjectionTransform) { self.transform = transform }

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
    /// Turns, scales or skews what the view draws about its top left corner.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(transform: transform))
    }
}

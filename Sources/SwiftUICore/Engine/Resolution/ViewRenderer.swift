import DisplayList
import Foundation

/// Renders a view to a display list.
@MainActor package struct ViewRenderer {
    package let environment: EnvironmentValues
    package let session: RenderSession

    /// Creates a renderer that resolves views in `environment`.
    package init(environment: EnvironmentValues, session: RenderSession) {
        self.environment = environment
        self.session = session
    }

    /// Resolves and lays out `view` on a canvas of `size` points. A smaller view is centered.
    package func render<V: View>(_ view: V, size: CGSize) -> RenderedView {
        let root = place(view, proposal: ProposedViewSize(size), canvas: size)
        return RenderedView(displayList: draw(root, size: size), root: root)
    }

    /// Resolves and lays out `view` at the size that it takes for `proposal`.
    package func render<V: View>(_ view: V, proposal: ProposedViewSize) -> RenderedView {
        let root = place(view, proposal: proposal, canvas: nil)
        return RenderedView(displayList: draw(root, size: root.frame.size), root: root)
    }

    /// Returns the preference of the views inside after resolution. Does not lay out the view.
    package func preference<V: View, K: PreferenceKey>(_ key: K.Type, of view: V) -> K.Value? {
        view.resolvedAsOne(in: context).preference(key)
    }

    private var context: _ResolutionContext { _ResolutionContext(environment: environment, session: session) }

    /// Lays out `view`, and repeats this while reports of the views change their state.
    private func place<V: View>(_ view: V, proposal: ProposedViewSize, canvas: CGSize?) -> _LayoutNode {
        session.updates.startPicture()
        var root = placeOnce(view, proposal: proposal, canvas: canvas)
        var changed = session.updates.report()
        var repeats = 0
        while !changed.isEmpty && session.failure == nil {
            if repeats == ViewUpdates.maximumRepeats {
                for name in changed {
                    session.diagnostics.report(
                        "\(name) changes each time the views are updated; its last change is ignored")
                }
                break
            }
            repeats += 1
            session.updates.startPass()
            root = placeOnce(view, proposal: proposal, canvas: canvas)
            changed = session.updates.report()
        }
        return root
    }

    private func placeOnce<V: View>(_ view: V, proposal: ProposedViewSize, canvas: CGSize?) -> _LayoutNode {
        var context = context
        let container = canvas.map { ProposedViewSize($0) } ?? proposal
        context.environment.relativeContainer = RelativeContainer(container.replacingUnspecifiedDimensions())
        context.environment.gather()
        let root = view.resolvedAsOne(in: context)
        let size = root.sizeThatFits(proposal).finite(or: proposal)
        let canvas = canvas ?? size
        let origin = CGPoint(x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2)
        root.place(
            at: origin, proposal: proposal,
            context: PlacementContext())
        return root
    }

    private func draw(_ root: _LayoutNode, size: CGSize) -> DisplayList {
        var drawing = DrawingContext(session: session, displayScale: environment.displayScale)
        drawing.draw(root)
        return DisplayList(size: size, items: drawing.items)
    }
}

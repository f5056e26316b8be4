import Foundation

/// What a tap on a part of a picture does.
package enum TapAction {
    /// Opens a URL in the app.
    case link(URL)
    /// Performs an intent (a value of a type that AppIntents knows).
    case intent(Any)
    /// Runs code, which a widget cannot.
    case code
}

/// Marks a part that can be tapped, its frame to be asked once it is laid out.
final class TapTargetNode: UnaryNode {
    let action: TapAction

    override var inspectedDetails: InspectedView.Details { tapDetails }

    init(_ child: _LayoutNode, action: TapAction, context: _ResolutionContext) {
        self.action = action
        super.init(child, context: context)
    }
}

struct TapTargetModifier: NodeModifier {
    let action: TapAction

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        TapTargetNode(node, action: action, context: context)
    }
}

extension View {
    /// Marks the view as a place to tap; nothing is drawn.
    nonisolated package func tapTarget(_ action: TapAction) -> some View {
        modifier(TapTargetModifier(action: action))
    }
}

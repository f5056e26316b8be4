import Foundation

/// The effect of a tap on a region.
package enum TapAction {
    /// Opens a URL in the app.
    case link(URL)
    /// Performs an intent. Its type is defined in AppIntents.
    case intent(Any)
    /// Runs code. A widget cannot do this.
    case code

    fileprivate var spokenContent: SpokenContent { if case .link = self { .link } else { .button } }
}

/// Marks an interactive region. Its frame is known after layout.
final class TapTargetNode: UnaryNode {
    let action: TapAction
    private let spoken: SpokenContent

    override var spokenContent: SpokenContent? { spoken }
    var isToggle: Bool { if case .toggle = spoken { true } else { false } }

    override var inspectedDetails: InspectedView.Details { tapDetails }

    /// - Parameter spoken: what kind of control it is; nil for a link or a button, as the action tells.
    init(_ child: _LayoutNode, action: TapAction, spoken: SpokenContent? = nil, context: _ResolutionContext) {
        self.action = action
        self.spoken = spoken ?? action.spokenContent
        super.init(child, context: context)
    }
}

/// Makes a view a part of the picture that can be tapped.
package struct TapTargetModifier: NodeModifier {
    let action: TapAction

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        TapTargetNode(node, action: action, context: context)
    }
}

extension View {
    /// Marks the view as an interactive region. Draws nothing.
    nonisolated package func tapTarget(_ action: TapAction) -> some View {
        modifier(TapTargetModifier(action: action))
    }
}

extension TapTargetNode {
    var tapDetails: InspectedView.Details {
        switch action {
        case .link(let url): InspectedView.Details(url: url.absoluteString)
        case .intent(let intent): InspectedView.Details(intent: InspectedName.of(type(of: intent)))
        case .code: InspectedView.Details()
        }
    }
}

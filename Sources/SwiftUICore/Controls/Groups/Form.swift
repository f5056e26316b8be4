import Foundation

/// Rows of settings, grouped in boxes.
public struct Form<Content: View> {
    let content: Content
}

extension Form: View {
    public typealias Body = Never

    public var body: Never { fatalError("a form has no body") }

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// On iOS, every form style is an inset grouped list.
    public static func _resolve(_ view: Form, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        if Unarchivable.takesPlace(of: "a Form", at: .unknown, in: context, into: &nodes) { return }
        if context.environment[styles: FormStyleConfiguration.self].isEmpty {
            nodes.append(ListNode(view.content, metrics: .insetGrouped, context: context))
        } else {
            let part = ControlPart(view.content, of: FormStyleConfiguration.self, in: context)
            ControlStyle.resolve(
                FormStyleConfiguration(content: .init(part: part)),
                standard: ControlStyle(AutomaticFormStyle()) { $0.makeBody(configuration: $1) }, in: context, into: &nodes)
        }
    }
}

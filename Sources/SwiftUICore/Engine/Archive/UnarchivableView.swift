import DisplayList
import Foundation
import FoundationSupplement

/// A view that a widget's archive cannot hold. In a widget of iOS 17 or later, the system's yellow field with a red sign
/// takes its place; elsewhere `Content` is drawn. A message says so.
package struct UnarchivableView<Content: View> {
    private let name: String
    private let place: SourcePlace
    private let height: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - name: the view in messages, such as `a ScrollView`.
    ///   - height: the height of the field in points; nil for all of the space.
    ///   - content: what is drawn outside widgets, or where no version of iOS is named.
    package nonisolated init(
        _ name: String, at place: SourcePlace = .unknown, height: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.name, self.place, self.height, self.content) = (name, place, height, content())
    }
}

extension UnarchivableView: _PrimitiveView {
    package static func _resolve(
        _ view: UnarchivableView, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        if Unarchivable.takesPlace(of: view.name, at: view.place, height: view.height, in: context, into: &nodes) {
            return
        }
        Content._resolve(view.content, in: context, into: &nodes)
    }
}

/// What the system shows in place of a view that a widget's archive cannot hold.
package enum Unarchivable {
    /// Appends the system's field in place of a view if the picture shows what the system shows, and says in a widget
    /// that the system shows it.
    ///
    /// - Parameter name: the view in the message, such as `a ScrollView`.
    /// - Returns: whether the field takes the view's place.
    @MainActor package static func takesPlace(
        of name: String, at place: SourcePlace, height: CGFloat? = nil, in context: _ResolutionContext,
        into nodes: inout [_LayoutNode]
    ) -> Bool {
        guard let archive = context.environment.widgetArchive else { return false }
        context.session.notice(.unarchivableView(name), at: place)
        let sign = "a yellow field with a red sign in its place"
        context.session.diagnostics.report(
            archive.isEnforced
                ? "\(name) cannot be archived for a widget; the system shows \(sign)."
                : "\(name) cannot be archived for a widget; an iPhone shows \(sign), as --os 17 draws it.",
            at: place)
        guard archive.isEnforced else { return false }
        nodes.append(RefusalNode(height: height, context: context))
        return true
    }
}

/// The yellow field with a red no-entry sign. The colors are the system's; the size of the sign is a guess.
private final class RefusalNode: _LayoutNode {
    private let height: CGFloat?
    private let yellow: RGBAColor
    private let red: RGBAColor

    init(height: CGFloat?, context: _ResolutionContext) {
        let colors = context.environment.colorContext
        (self.height, yellow, red) = (height, colors.systemColor(.yellow), colors.systemColor(.red))
        super.init(context: context)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: height ?? 10))
        return CGSize(width: size.width, height: height ?? size.height)
    }

    override func draw(in drawing: inout DrawingContext) {
        let frame = drawing.pixelFrame(frame.size)
        guard frame.width > 0, frame.height > 0 else { return }
        drawing.append(.fill(Path(frame), FillStyle(), .color(yellow)))
        let diameter = min(60, 0.6 * min(frame.width, frame.height))
        let lineWidth = diameter / 8
        let ring = CGRect(
            x: frame.midX - diameter / 2, y: frame.midY - diameter / 2, width: diameter, height: diameter
        ).insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        let reach = ring.width / 2 * 0.5.squareRoot()
        let sign = Path { path in
            path.addEllipse(in: ring)
            path.move(to: CGPoint(x: ring.midX - reach, y: ring.midY - reach))
            path.addLine(to: CGPoint(x: ring.midX + reach, y: ring.midY + reach))
        }
        drawing.append(.stroke(sign, StrokeStyle(lineWidth: lineWidth), .color(red)))
    }
}

import Foundation

extension _ResolutionContext {
    /// Makes a gauge or progress view one element of VoiceOver: its label, also where the style hides it, and its value.
    ///
    /// The value is the text of the label for the current value, or else the percentage, as VoiceOver reads that of a
    /// `UIProgressView`. Apple does not document which of both a gauge has (a guess).
    ///
    /// - Parameters:
    ///   - nodes: what the control was resolved to. Where a style gives several views, these stay elements of their own.
    ///   - fraction: the position of the value in its range, 0…1; nil where it is unknown.
    func speak(_ nodes: ArraySlice<_LayoutNode>, label: some View, value: some View, fraction: Double?) {
        guard nodes.count == 1, let node = nodes.first, !environment.isRedacted else { return }
        // Most pictures are never read out.
        node.controlSpeech = { [self] in
            let (label, own) = onMainActor { (text(of: label), text(of: value)) }
            let percentage = fraction.map { "\(Int(($0 * 100).rounded())) percent" }
            // What UIKit's activity indicator says (UIActivityIndicatorView).
            if label.isEmpty, own.isEmpty, fraction == nil { return .measure(label: "In progress", value: nil) }
            return .measure(label: label, value: own.isEmpty ? percentage : own)
        }
    }

    /// What VoiceOver reads of a view.
    @MainActor private func text(of view: some View) -> String {
        let element = view.resolved(in: self).flatMap(\.spokenParts).combined(in: .zero)
        return [element.label, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// Gives a view the label that VoiceOver reads.
package struct SpokenLabelModifier: NodeModifier {
    let label: String

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        if !context.environment.isRedacted { node.controlSpeech = { [label] in .measure(label: label, value: nil) } }
        return node
    }
}

extension View {
    /// Makes the view one element of VoiceOver, which reads `label` in place of the views inside.
    nonisolated package func spoken(as label: String) -> some View { modifier(SpokenLabelModifier(label: label)) }
}

import Foundation

extension RuleCatalog {
    /// Rules about what a finger can tap.
    static let touchRules: [Rule] = [.touchSmall, .touchOverlap, .touchClipped]
}

extension PictureFacts {
    /// The targets that a finger can tap on a device, with their numbers in `targets`.
    ///
    /// Placeholders are not interactive. In a small widget and on the Lock Screen a link is no target of its own: only the URL of
    /// the whole widget counts (Apple, "Linking to specific app scenes from your widget or Live Activity"). Where the island is
    /// small, a tap anywhere opens the app.
    var tappableTargets: [(index: Int, target: TargetFacts)] {
        guard !isPlaceholder, surface != .accessory, surface != .control, surface != .preview else { return [] }
        if surface == .island, form != "expanded" { return [] }
        return targets.enumerated().compactMap { index, target in
            switch target.action {
            case .code: return nil
            case .link where form == "systemSmall": return nil
            case .link, .intent: return (index, target)
            }
        }
    }
}

extension TargetFacts {
    /// The target in sentences: `The button "Play"`.
    var words: String {
        let kind = if case .link = action { "link" } else { "button" }
        return label.isEmpty ? "A \(kind)" : "The \(kind) \(Quoted.text(label))"
    }

    /// The part of the target that can be seen and tapped.
    var visible: CGRect { view.frame.intersection(view.clip) }
}

extension CGRect {
    /// The area in square points; 0 where the rectangle is empty.
    var area: CGFloat { isNull || isEmpty ? 0 : width * height }
}

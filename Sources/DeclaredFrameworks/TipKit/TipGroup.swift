import Observation
import SwiftUICore

/// Tips of which one at a time shows. Here none does.
@MainActor @Observable public final class TipGroup {
    /// Which of the tips is the current one.
    public enum Priority: Hashable, Sendable { case firstAvailable, ordered }

    @resultBuilder public enum TipsBuilder {
        public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
        public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap { $0 } }
        public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
        public static func buildEither(first: [any Tip]) -> [any Tip] { first }
        public static func buildEither(second: [any Tip]) -> [any Tip] { second }
    }

    public init(_ priority: Priority = .firstAvailable, @TipsBuilder _ tips: () -> [any Tip]) {}

    /// Nil, because no tip shows.
    public var currentTip: (any Tip)? { nil }
}

/// A tip of any type.
public struct AnyTip: Tip {
    private let tip: any Tip

    public init(_ tip: any Tip) { self.tip = tip }

    public var id: String { tip.id }
    public var title: Text { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    public var actions: [Tips.Action] { tip.actions }
    public var rules: [Tips.Rule] { tip.rules }
    public var options: [any TipOption] { tip.options }
}

extension TipView where Content == AnyTip {
    public init(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) { self.init(tip.map(AnyTip.init), arrowEdge: arrowEdge, action: action) }
}

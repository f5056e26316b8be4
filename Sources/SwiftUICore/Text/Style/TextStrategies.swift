import Foundation

extension Text {
    /// The rule that determines the writing direction of a paragraph.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        private enum Kind { case contentBased, layoutBased }

        private let kind: Kind

        /// The default rule, which is based on the content.
        public static let `default` = contentBased
        /// The direction of the paragraph's first strongly directional character.
        public static let contentBased = WritingDirectionStrategy(kind: .contentBased)
        /// The environment's layout direction.
        public static let layoutBased = WritingDirectionStrategy(kind: .layoutBased)
    }

    /// The rule that determines the leading side of a line.
    public struct AlignmentStrategy: Hashable, Sendable {
        private enum Kind { case layoutBased, writingDirectionBased }

        private let kind: Kind

        /// The default rule, which is based on the layout for noneditable text.
        public static let `default` = layoutBased
        /// The environment's layout direction.
        public static let layoutBased = AlignmentStrategy(kind: .layoutBased)
        /// The writing direction of the line's paragraph.
        public static let writingDirectionBased = AlignmentStrategy(kind: .writingDirectionBased)
    }
}

private enum WritingDirectionStrategyKey: EnvironmentKey {
    static let defaultValue = Text.WritingDirectionStrategy.default
}

private enum AlignmentStrategyKey: EnvironmentKey { static let defaultValue = Text.AlignmentStrategy.default }

extension EnvironmentValues {
    var writingDirectionStrategy: Text.WritingDirectionStrategy {
        get { self[WritingDirectionStrategyKey.self] }
        set { self[WritingDirectionStrategyKey.self] = newValue }
    }

    var textAlignmentStrategy: Text.AlignmentStrategy {
        get { self[AlignmentStrategyKey.self] }
        set { self[AlignmentStrategyKey.self] = newValue }
    }
}

extension View {
    /// Sets the rule for the writing direction of paragraphs inside.
    nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        environment(\.writingDirectionStrategy, strategy)
    }

    /// Sets the rule for the alignment of text lines inside.
    nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
        environment(\.textAlignmentStrategy, strategy)
    }
}

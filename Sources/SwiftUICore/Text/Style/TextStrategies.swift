import Foundation

extension Text {
    /// What decides the direction that a paragraph runs in.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        private enum Kind { case contentBased, layoutBased }

        private let kind: Kind

        /// The content does.
        public static let `default` = contentBased
        /// The paragraph's first letter that has a direction.
        public static let contentBased = WritingDirectionStrategy(kind: .contentBased)
        /// The environment's layout direction.
        public static let layoutBased = WritingDirectionStrategy(kind: .layoutBased)
    }

    /// What decides at which side leading and trailing lines lie.
    public struct AlignmentStrategy: Hashable, Sendable {
        private enum Kind { case layoutBased, writingDirectionBased }

        private let kind: Kind

        /// The layout does, for text that is not edited.
        public static let `default` = layoutBased
        /// The environment's layout direction.
        public static let layoutBased = AlignmentStrategy(kind: .layoutBased)
        /// The direction that the line's paragraph runs in.
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
    /// Says what decides the direction that paragraphs of text inside run in.
    nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        environment(\.writingDirectionStrategy, strategy)
    }

    /// Says what decides at which side lines of text inside lie.
    nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
        environment(\.textAlignmentStrategy, strategy)
    }
}

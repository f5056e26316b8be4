import Foundation

/// What a user thinks of a model's answers.
public struct LanguageModelFeedback {
    public enum Sentiment: Hashable, CaseIterable, Sendable { case positive, negative, neutral }

    /// What was wrong with an answer.
    public struct Issue: Sendable {
        public enum Category: Hashable, CaseIterable, Sendable {
            case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias, suggestiveOrSexual, vulgarOrOffensive
            case triggeredGuardrailUnexpectedly
        }

        let category: Category
        let explanation: String?

        public init(category: Category, explanation: String? = nil) { (self.category, self.explanation) = (category, explanation) }
    }
}

extension LanguageModelSession {
    /// - Returns: nothing, because no session has an answer to judge.
    @discardableResult public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [], desiredOutput: Transcript.Entry? = nil
    ) -> Data { Data() }
}

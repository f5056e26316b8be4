// What people answer to questions about their mood. The answers are added up, and the sum has a word.

/// The name of a list of questions.
public struct HKScoredAssessmentTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let GAD7 = HKScoredAssessmentTypeIdentifier(rawValue: "HKScoredAssessmentTypeIdentifierGAD7")
    public static let PHQ9 = HKScoredAssessmentTypeIdentifier(rawValue: "HKScoredAssessmentTypeIdentifierPHQ9")
}

/// The type of the answers to a list of questions.
// There is no state of its own.
open class HKScoredAssessmentType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKScoredAssessmentTypeIdentifier) { self.init(name: identifier.rawValue) }
}

/// The answers to a list of questions.
// An open class cannot be checked. All state is constant.
open class HKScoredAssessment: HKSample, @unchecked Sendable {
    public let score: Int

    init(_ identifier: HKScoredAssessmentTypeIdentifier, score: Int, date: Date, metadata: [String: Any]?) {
        self.score = score
        super.init(type: HKScoredAssessmentType(identifier), start: date, end: date, metadata: metadata)
    }
}

/// The answers to the seven questions about anxiety.
// An open class cannot be checked. All state is constant.
open class HKGAD7Assessment: HKScoredAssessment, @unchecked Sendable {
    public enum Answer: Int, Sendable { case notAtAll, severalDays, moreThanHalfTheDays, nearlyEveryDay }
    public enum Risk: Int, Sendable { case noneToMinimal = 1, mild, moderate, severe }

    public let answers: [Answer]

    public init(date: Date, answers: [Answer], metadata: [String: Any]? = [:]) {
        self.answers = answers
        super.init(.GAD7, score: answers.reduce(0) { $0 + $1.rawValue }, date: date, metadata: metadata)
    }

    /// By the published limits of GAD-7: 5, 10 and 15 points.
    open var risk: Risk {
        switch score {
        case ..<5: .noneToMinimal
        case ..<10: .mild
        case ..<15: .moderate
        default: .severe
        }
    }
}

/// The answers to the nine questions about depression.
// An open class cannot be checked. All state is constant.
open class HKPHQ9Assessment: HKScoredAssessment, @unchecked Sendable {
    public enum Answer: Int, Sendable { case notAtAll, severalDays, moreThanHalfTheDays, nearlyEveryDay, preferNotToAnswer }
    public enum Risk: Int, Sendable { case noneToMinimal = 1, mild, moderate, moderatelySevere, severe }

    public let answers: [Answer]

    public init(date: Date, answers: [Answer], metadata: [String: Any]? = [:]) {
        self.answers = answers
        let given = answers.filter { $0 != .preferNotToAnswer }
        super.init(.PHQ9, score: given.reduce(0) { $0 + $1.rawValue }, date: date, metadata: metadata)
    }

    /// By the published limits of PHQ-9: 5, 10, 15 and 20 points.
    open var risk: Risk {
        switch score {
        case ..<5: .noneToMinimal
        case ..<10: .mild
        case ..<15: .moderate
        case ..<20: .moderatelySevere
        default: .severe
        }
    }
}

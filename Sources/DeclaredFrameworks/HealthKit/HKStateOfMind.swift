/// How someone felt.
// An open class cannot be checked. All state is constant.
open class HKStateOfMind: HKSample, @unchecked Sendable {
    public enum Kind: Int, Sendable { case momentaryEmotion = 1, dailyMood }

    public enum ValenceClassification: Int, Sendable {
        case veryUnpleasant = 1, unpleasant, slightlyUnpleasant, neutral, slightlyPleasant, pleasant, veryPleasant

        /// The class of a value from -1 to 1; nil for others. That the classes are equally wide is a guess.
        public init?(valence: Double) {
            guard (-1...1).contains(valence) else { return nil }
            self.init(rawValue: 1 + min(Int((valence + 1) / 2 * 7), 6))
        }
    }

    public enum Label: Int, Sendable {
        case amazed = 1, amused, angry, anxious, ashamed, brave, calm, content, disappointed, discouraged, disgusted
        case embarrassed, excited, frustrated, grateful, guilty, happy, hopeless, irritated, jealous, joyful, lonely
        case passionate, peaceful, proud, relieved, sad, scared, stressed, surprised, worried, annoyed, confident, drained
        case hopeful, indifferent, overwhelmed, satisfied
    }

    public enum Association: Int, Sendable {
        case community = 1, currentEvents, dating, education, family, fitness, friends, health, hobbies, identity, money
        case partner, selfCare, spirituality, tasks, travel, work, weather
    }

    public let kind: Kind
    /// From -1, very unpleasant, to 1.
    public let valence: Double
    public let labels: [Label]
    public let associations: [Association]

    private init(_ date: Date, _ metadata: [String: Any]?, _ kind: Kind, _ valence: Double, _ labels: [Label], _ associations: [Association]) {
        (self.kind, self.valence, self.labels, self.associations) = (kind, valence, labels, associations)
        super.init(type: HKObjectType.stateOfMindType(), start: date, end: date, metadata: metadata)
    }

    public convenience init(
        date: Date, kind: Kind, valence: Double, labels: [Label], associations: [Association],
        metadata: [String: Any]? = [:]
    ) { self.init(date, metadata, kind, valence, labels, associations) }

    open var valenceClassification: ValenceClassification { ValenceClassification(valence: valence) ?? .neutral }
}

extension HKQuery {
    public class func predicateForStatesOfMind(withValence valence: Double, operatorType: NSComparisonPredicate.Operator) -> NSPredicate {
        condition(HKStateOfMind.self) { isSatisfied(operatorType, $0.valence, valence) }
    }
    public class func predicateForStatesOfMind(with kind: HKStateOfMind.Kind) -> NSPredicate {
        condition(HKStateOfMind.self) { $0.kind == kind }
    }
    public class func predicateForStatesOfMind(with label: HKStateOfMind.Label) -> NSPredicate {
        condition(HKStateOfMind.self) { $0.labels.contains(label) }
    }
    public class func predicateForStatesOfMind(with association: HKStateOfMind.Association) -> NSPredicate {
        condition(HKStateOfMind.self) { $0.associations.contains(association) }
    }
}

import Foundation

/// What a system does when something holds.
open class GKRule: NSObject {
    open var salience = 0
    private let predicate: (GKRuleSystem) -> Bool
    private let action: (GKRuleSystem) -> Void

    public init(blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void) {
        (self.predicate, self.action) = (predicate, action)
    }
    public convenience init(predicate: NSPredicate, assertingFact fact: any NSObjectProtocol, grade: Float) {
        self.init { predicate.evaluate(with: $0.state) } action: { $0.assertFact(fact, grade: grade) }
    }
    public convenience init(predicate: NSPredicate, retractingFact fact: any NSObjectProtocol, grade: Float) {
        self.init { predicate.evaluate(with: $0.state) } action: { $0.retractFact(fact, grade: grade) }
    }

    open func evaluatePredicate(in system: GKRuleSystem) -> Bool { predicate(system) }
    open func performAction(in system: GKRuleSystem) { action(system) }
}

/// Rules that assert facts, each with a grade from 0 to 1.
open class GKRuleSystem: NSObject {
    open private(set) var rules: [GKRule] = []
    open private(set) var executed: [GKRule] = []
    public let state = NSMutableDictionary()
    private var grades: [(fact: NSObject, grade: Float)] = []

    public override init() {}

    open var agenda: [GKRule] { rules.filter { !executed.contains($0) }.sorted { $0.salience > $1.salience } }
    open var facts: [Any] { grades.map(\.fact) }

    open func add(_ rule: GKRule) { rules.append(rule) }
    open func add(_ rules: [GKRule]) { self.rules += rules }
    open func removeAllRules() { (rules, executed) = ([], []) }

    /// Performs each rule that holds, once, until no other does.
    open func evaluate() {
        while let rule = agenda.first(where: { $0.evaluatePredicate(in: self) }) {
            executed.append(rule)
            rule.performAction(in: self)
        }
    }
    open func reset() {
        (executed, grades) = ([], [])
    }

    open func grade(forFact fact: any NSObjectProtocol) -> Float { grades.first { $0.fact.isEqual(fact) }?.grade ?? 0 }
    open func minimumGrade(forFacts facts: [Any]) -> Float { facts.map(grade(of:)).min() ?? 0 }
    open func maximumGrade(forFacts facts: [Any]) -> Float { facts.map(grade(of:)).max() ?? 0 }
    open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }
    open func assertFact(_ fact: any NSObjectProtocol, grade: Float) { set(fact, to: self.grade(forFact: fact) + grade) }
    open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }
    open func retractFact(_ fact: any NSObjectProtocol, grade: Float) { set(fact, to: self.grade(forFact: fact) - grade) }

    private func grade(of fact: Any) -> Float { (fact as? any NSObjectProtocol).map { grade(forFact: $0) } ?? 0 }

    private func set(_ fact: any NSObjectProtocol, to grade: Float) {
        grades.removeAll { $0.fact.isEqual(fact) }
        if grade > 0, let fact = fact as? NSObject { grades.append((fact, min(grade, 1))) }
    }
}

/// Which rules hold, with which bounds and severities.
package struct RuleSettings: Sendable {
    /// What darkroom.yml says of a rule or of a group of rules.
    package struct Change: Equatable, Sendable {
        /// The identifier of a rule, or a group of rules.
        package var rule: String
        /// Whether the rule holds; nil leaves that as it is.
        package var isOn: Bool?
        package var severity: Severity?
        package var limit: Double?
        /// The kinds that the change is for; nil for all.
        package var kinds: [String]?

        /// Creates a change.
        package init(rule: String, isOn: Bool? = nil, severity: Severity? = nil, limit: Double? = nil, kinds: [String]? = nil) {
            (self.rule, self.isOn, self.severity, self.limit, self.kinds) = (rule, isOn, severity, limit, kinds)
        }

        fileprivate func isFor(_ rule: Rule, _ kind: String?) -> Bool {
            rule.isNamed(self.rule) && (kinds.map { kinds in kind.map(kinds.contains) ?? false } ?? true)
        }
    }

    /// The changes; later ones win.
    package var changes: [Change]
    /// The rules that alone hold, as identifiers, or as groups for those of their rules that are on; nil for all that are on.
    package var only: [String]?
    /// The rules that do not hold, as identifiers or groups, whatever else is said.
    package var without: [String]
    /// The findings that are meant.
    package var exceptions: [FindingException]

    /// Creates settings; without changes, each rule holds as it says itself.
    package init(
        changes: [Change] = [], only: [String]? = nil, without: [String] = [], exceptions: [FindingException] = []
    ) {
        (self.changes, self.only, self.without, self.exceptions) = (changes, only, without, exceptions)
    }

    /// Returns the rules that hold for a kind, or for the extension as a whole.
    package func rules(for kind: String?) -> [Rule] {
        RuleCatalog.all.filter { rule in
            if without.contains(where: rule.isNamed) { return false }
            if let only {
                if only.contains(rule.id) { return true }
                guard only.contains(rule.group) else { return false }
            }
            return changes.last { $0.isOn != nil && $0.isFor(rule, kind) }?.isOn ?? rule.isOnByDefault
        }
    }

    /// Whether a rule about timelines, or about states that entries show, may hold for a kind, so that providers are to be asked for them.
    package var judgesTimelines: Bool {
        RuleCatalog.all.contains { rule in
            switch rule.judge {
            case .timeline, .states: break
            default: return false
            }
            let kinds = changes.compactMap(\.kinds).joined()
            return ([nil] + kinds.map(Optional.some)).contains { rules(for: $0).contains { $0.id == rule.id } }
        }
    }

    func limit(of rule: Rule, for kind: String?) -> Double {
        changes.last { $0.limit != nil && $0.isFor(rule, kind) }?.limit ?? rule.limit?.value ?? 0
    }

    func severity(of rule: Rule, for kind: String?, otherwise own: Severity?) -> Severity {
        changes.last { $0.severity != nil && $0.isFor(rule, kind) }?.severity ?? own ?? rule.severity
    }
}

/// Which rules hold, with which bounds and severities.
package struct RuleSettings: Sendable {
    /// What darkroom.yml says of a rule or of a group of rules.
    package struct Change: Sendable {
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

        func names(_ rule: Rule) -> Bool { self.rule == rule.id || rule.id.hasPrefix(self.rule + ".") }
    }

    /// The changes; later ones win.
    package var changes: [Change]
    /// The rules that alone hold, as identifiers or groups; nil for all that are on.
    package var only: [String]?

    /// Creates settings; without changes, each rule holds as it says itself.
    package init(changes: [Change] = [], only: [String]? = nil) { (self.changes, self.only) = (changes, only) }

    /// Returns the rules that hold for a kind, or for the extension as a whole.
    package func rules(for kind: String?) -> [Rule] {
        RuleCatalog.all.filter { rule in
            if let only { return only.contains { $0 == rule.id || rule.id.hasPrefix($0 + ".") } }
            let fitting = changes.filter { change in
                change.names(rule) && change.isOn != nil && (change.kinds.map { kinds in kind.map(kinds.contains) ?? false } ?? true)
            }
            return fitting.last?.isOn ?? rule.isOnByDefault
        }
    }

    func limit(of rule: Rule) -> Double {
        changes.last { $0.names(rule) && $0.limit != nil }?.limit ?? rule.limit?.value ?? 0
    }

    func severity(of rule: Rule, otherwise own: Severity?) -> Severity {
        changes.last { $0.names(rule) && $0.severity != nil }?.severity ?? own ?? rule.severity
    }
}

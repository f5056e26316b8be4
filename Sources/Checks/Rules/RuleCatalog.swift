/// All rules, in the order of their documentation.
package enum RuleCatalog {
    package static let all: [Rule] =
        textRules + layoutRules + legibilityRules + widgetRules + timelineRules + activityRules + touchRules + speechRules
        + privacyRules + assetRules + languageRules

    /// Returns the rule of an identifier.
    package static func rule(_ id: String) -> Rule? { all.first { $0.id == id } }

    /// The groups of rules, in the order of their documentation.
    package static var groups: [String] {
        all.map(\.group).reduce(into: []) { groups, group in if !groups.contains(group) { groups.append(group) } }
    }

    /// The names by which rules are chosen: the groups, and the identifiers of all rules.
    package static var names: [String] { groups + all.map(\.id) }
}

extension Rule {
    /// The group of the rule: the first word of its identifier.
    package var group: String { String(id.prefix { $0 != "." }) }

    /// Whether the rule judges the extension as a whole.
    package var isAboutProgram: Bool { if case .program = judge { true } else { false } }

    /// Whether a name chooses the rule: its identifier or its group.
    package func isNamed(_ name: String) -> Bool { name == id || name == group }
}

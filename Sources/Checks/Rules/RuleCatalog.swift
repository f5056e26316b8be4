/// All rules, in the order of their documentation.
package enum RuleCatalog {
    package static let all: [Rule] =
        textRules + layoutRules + legibilityRules + widgetRules + timelineRules + activityRules

    /// Returns the rule of an identifier.
    package static func rule(_ id: String) -> Rule? { all.first { $0.id == id } }
}

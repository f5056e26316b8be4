/// All rules, in the order of their documentation.
package enum RuleCatalog {
    package static let all: [Rule] =
        textRules + layoutRules + legibilityRules + widgetRules + timelineRules + activityRules + touchRules + speechRules
        + privacyRules + assetRules + languageRules

    /// Returns the rule of an identifier.
    package static func rule(_ id: String) -> Rule? { all.first { $0.id == id } }
}

extension RuleCatalog {
    /// Rules about Live Activities.
    static let activityRules: [Rule] = [.activityState, .activityEmpty, .activityTooTall]
}

extension RuleCatalog {
    /// Rules about the answers of timeline providers.
    static let timelineRules: [Rule] = [
        .timelineEmpty, .timelineUnsorted, .timelinePast, .timelineEqualDates, .timelineTooMany, .timelineBudget,
        .timelineEndPassed, .timelineNever, .timelineSlow, .timelinePlaceholderNetwork, .timelineUnstable,
    ]
}

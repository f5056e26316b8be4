extension RuleCatalog {
    /// Rules about where views are.
    static let layoutRules: [Rule] = [.layoutOverlap, .layoutCovered, .layoutOutside, .layoutEdge]
}

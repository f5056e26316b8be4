/// Which pictures a golden folder is for; what `record` first named. No name stands for all.
struct GoldenScope: Codable, Equatable, Sendable {
    /// Whether the widgets' pictures belong to it.
    var widgets: Bool
    /// Whether the previews' pictures belong to it.
    var previews: Bool
    var kinds: [String] = []
    var families: [String] = []
    /// The previews by what `--preview` calls them.
    var previewNames: [String] = []
    var schemes: [String]

    /// The scope that also holds what `filter` names.
    func widened(by filter: GoldenFilter) -> GoldenScope {
        var scope = self
        scope.widgets = widgets || filter.widgets
        scope.previews = previews || filter.previews
        func add(_ names: [String], to list: inout [String]) {
            // A list without names holds all already.
            guard !list.isEmpty else { return }
            for name in names where !list.contains(name) { list.append(name) }
        }
        add(filter.kinds, to: &scope.kinds)
        add(filter.families, to: &scope.families)
        add(filter.previewNames, to: &scope.previewNames)
        for name in filter.schemes where !schemes.contains(name) { scope.schemes.append(name) }
        return scope
    }
}

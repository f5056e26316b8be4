/// The pictures that belong to a golden folder. The first `record` sets the scope.
package struct GoldenScope: Codable, Equatable, Sendable {
    /// The widgets or previews that belong to a folder. A list that is nil includes all.
    package struct Choice: Codable, Equatable, Sendable {
        package var kinds: [String]?
        package var families: [String]?
        /// The unique names of previews.
        package var names: [String]?

        /// Creates the choice of a filter. Empty lists of the filter include all.
        ///
        /// - Parameter names: the unique names of previews.
        package init(_ filter: GoldenFilter, names: [String] = []) {
            kinds = filter.kinds.isEmpty ? nil : filter.kinds
            families = filter.families.isEmpty ? nil : filter.families
            self.names = names.isEmpty ? nil : names
        }

        /// Returns whether a widget or preview belongs to the folder.
        package func includes(kind: String?, family: String?, name: String? = nil) -> Bool {
            kinds.map { $0.contains(kind ?? "") } ?? true && families.map { $0.contains(family ?? "") } ?? true
                && names.map { $0.contains(name ?? "") } ?? true
        }

        fileprivate mutating func add(_ other: Choice) {
            // A list that is nil already includes all.
            func add(_ names: [String]?, to list: inout [String]?) {
                for name in names ?? [] where list?.contains(name) == false { list?.append(name) }
            }
            add(other.kinds, to: &kinds)
            add(other.families, to: &families)
            add(other.names, to: &names)
        }
    }

    /// The widgets; nil if no pictures of widgets belong to the folder.
    package var widgets: Choice?
    /// The Live Activities and controls; nil if none of their pictures belong to the folder, as in folders that were recorded
    /// before these were drawn.
    package var surfaces: Choice?
    /// The previews; nil if no pictures of previews belong to the folder.
    package var previews: Choice?
    package var schemes: [String]

    /// Creates the scope of a first recording: widgets, Live Activities and controls unless the filter chooses some of these or
    /// previews, and light and dark unless it names schemes.
    package init(first filter: GoldenFilter) {
        widgets = filter.widgets || filter.includesEverything ? Choice(filter) : nil
        surfaces = filter.surfaces || filter.includesEverything ? Choice(filter) : nil
        previews = filter.previews ? Choice(filter, names: filter.previewNames) : nil
        schemes = filter.schemes.isEmpty ? ["light", "dark"] : filter.schemes
    }

    /// Returns the scope extended by the pictures that `filter` includes.
    package func widened(by filter: GoldenFilter) -> GoldenScope {
        var scope = self
        if filter.widgets || filter.includesEverything {
            if scope.widgets == nil, filter.widgets { scope.widgets = Choice(filter) }
            scope.widgets?.add(Choice(filter))
        }
        if filter.surfaces || filter.includesEverything {
            if scope.surfaces == nil, filter.surfaces { scope.surfaces = Choice(filter) }
            scope.surfaces?.add(Choice(filter))
        }
        if filter.previews || filter.includesEverything {
            if scope.previews == nil, filter.previews { scope.previews = Choice(filter, names: filter.previewNames) }
            scope.previews?.add(Choice(filter, names: filter.previewNames))
        }
        for name in filter.schemes where !schemes.contains(name) { scope.schemes.append(name) }
        return scope
    }
}

import Files

/// The pictures of a golden folder that a run draws. Empty lists include all.
package struct GoldenFilter: Equatable, Sendable {
    /// Whether widgets are included. If `widgets`, `surfaces` and `previews` are all false, all are included.
    package var widgets = false
    /// Whether Live Activities and controls are included.
    package var surfaces = false
    /// Whether previews are included.
    package var previews = false
    package var kinds: [String] = []
    package var families: [String] = []
    package var schemes: [String] = []
    package var previewNames: [String] = []
    /// Patterns of golden names, in which `*` stands for any text.
    package var names: [String] = []

    package init(
        widgets: Bool = false, surfaces: Bool = false, previews: Bool = false, kinds: [String] = [], families: [String] = [],
        schemes: [String] = [], previewNames: [String] = [], names: [String] = []
    ) {
        (self.widgets, self.surfaces, self.previews) = (widgets, surfaces, previews)
        (self.kinds, self.families) = (kinds, families)
        (self.schemes, self.previewNames, self.names) = (schemes, previewNames, names)
    }

    /// Whether all pictures are included.
    package var isEmpty: Bool { self == GoldenFilter() }

    /// Whether all kinds of pictures are included.
    package var includesEverything: Bool { !widgets && !surfaces && !previews }

    /// Returns whether pictures of a widget, surface or preview may be included, depending on their names and appearances.
    package func mayInclude(kind: String?, family: String?, preview: String?, surface: String?) -> Bool {
        let isChosen = preview != nil ? previews : surface != nil ? surfaces : widgets
        if !isChosen, !includesEverything { return false }
        if !kinds.isEmpty, !kinds.contains(kind ?? "") { return false }
        if !families.isEmpty, !families.contains(family ?? "") { return false }
        if let preview, !previewNames.isEmpty, !previewNames.contains(preview) { return false }
        return true
    }

    /// Returns whether a picture is included.
    package func includes(_ picture: GoldenIdentity) -> Bool {
        mayInclude(kind: picture.kind, family: picture.family, preview: picture.preview, surface: picture.surface)
            && (schemes.isEmpty || schemes.contains(picture.scheme))
            && (names.isEmpty || names.contains { GoldenFilter.pattern($0, matches: picture.name) })
    }

    /// Returns whether a pattern matches a golden's name or a folder that contains it.
    package static func pattern(_ pattern: String, matches name: String) -> Bool {
        TextPattern(pattern).matches(name) || TextPattern(pattern + "/*").matches(name)
    }
}

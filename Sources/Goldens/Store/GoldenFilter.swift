import Files

/// The pictures of a golden folder that a run is about. An empty list of names includes all.
package struct GoldenFilter: Equatable, Sendable {
    /// Whether widgets are named, or previews; neither means both.
    package var widgets = false
    package var previews = false
    package var kinds: [String] = []
    package var families: [String] = []
    package var schemes: [String] = []
    package var previewNames: [String] = []
    /// Patterns of goldens' names, in which `*` stands for any text.
    package var names: [String] = []

    package init(
        widgets: Bool = false, previews: Bool = false, kinds: [String] = [], families: [String] = [],
        schemes: [String] = [], previewNames: [String] = [], names: [String] = []
    ) {
        (self.widgets, self.previews, self.kinds, self.families) = (widgets, previews, kinds, families)
        (self.schemes, self.previewNames, self.names) = (schemes, previewNames, names)
    }

    /// Whether nothing is left out.
    package var isEmpty: Bool { self == GoldenFilter() }

    /// Whether some pictures of a widget or preview may be meant, whatever their names and appearances.
    package func mayInclude(kind: String?, family: String?, preview: String?) -> Bool {
        if preview == nil, previews, !widgets { return false }
        if preview != nil, widgets, !previews { return false }
        if !kinds.isEmpty, !kinds.contains(kind ?? "") { return false }
        if !families.isEmpty, !families.contains(family ?? "") { return false }
        if let preview, !previewNames.isEmpty, !previewNames.contains(preview) { return false }
        return true
    }

    /// Whether a picture is meant.
    package func includes(_ picture: GoldenIdentity) -> Bool {
        mayInclude(kind: picture.kind, family: picture.family, preview: picture.preview)
            && (schemes.isEmpty || schemes.contains(picture.scheme))
            && (names.isEmpty || names.contains { GoldenFilter.pattern($0, matches: picture.name) })
    }

    /// Whether a pattern is a golden's name, or that of a folder of goldens.
    package static func pattern(_ pattern: String, matches name: String) -> Bool {
        TextPattern(pattern).matches(name) || TextPattern(pattern + "/*").matches(name)
    }
}

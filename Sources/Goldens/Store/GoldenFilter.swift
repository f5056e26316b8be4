import Foundation

/// Which of a golden folder's pictures a run is about. No name stands for all.
struct GoldenFilter: Equatable, Sendable {
    /// Whether widgets are named, or previews; neither means both.
    var widgets = false
    var previews = false
    var kinds: [String] = []
    var families: [String] = []
    var schemes: [String] = []
    var previewNames: [String] = []
    /// Patterns of goldens' names, in which `*` stands for any text.
    var names: [String] = []

    /// Whether nothing is left out.
    var isEmpty: Bool { self == GoldenFilter() }

    /// Whether a widget's or preview's pictures may be among those meant, their names and appearances aside.
    func mayInclude(kind: String?, family: String?, preview: String?) -> Bool {
        if preview == nil, previews, !widgets { return false }
        if preview != nil, widgets, !previews { return false }
        if !kinds.isEmpty, !kinds.contains(kind ?? "") { return false }
        if !families.isEmpty, !families.contains(family ?? "") { return false }
        if let preview, !previewNames.isEmpty, !previewNames.contains(preview) { return false }
        return true
    }

    /// Whether a picture is meant.
    func includes(_ picture: GoldenIdentity) -> Bool {
        mayInclude(kind: picture.kind, family: picture.family, preview: picture.preview)
            && (schemes.isEmpty || schemes.contains(picture.scheme))
            && (names.isEmpty || names.contains { GoldenFilter.pattern($0, matches: picture.name) })
    }

    /// Whether a pattern is a golden's name, or that of a folder of goldens.
    static func pattern(_ pattern: String, matches name: String) -> Bool {
        TextPattern(pattern).matches(name) || TextPattern(pattern + "/*").matches(name)
    }
}

/// What tells a golden from others.
struct GoldenIdentity: Hashable, Sendable {
    /// The golden's path in the golden folder without `.png`.
    var name: String
    /// The widget's kind, or the preview's.
    var kind: String
    var family: String?
    var scheme: String
    /// What `--preview` calls the preview; nil for widgets' pictures.
    var preview: String?
}

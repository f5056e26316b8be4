import Processes
import WidgetKitCore

/// Selects previews by options.
@MainActor enum PreviewSelection {
    /// Returns the selected previews.
    ///
    /// - Parameters:
    ///   - names: the values of `--preview`: names of previews, files or providers. An empty list selects all.
    ///   - kinds: the kinds of widgets. An empty list selects all.
    ///   - forms: the families and presentations. An empty list selects all.
    /// - Throws: `ProgramFailure` if a name matches no preview, or no preview is selected.
    static func of(
        _ previews: [PreviewSubject], names: [String], kinds: [String], forms: [PictureForm]
    ) throws -> [PreviewSubject] {
        guard !previews.isEmpty else {
            throw ProgramFailure.badInput(
                "The program has no previews. Write a #Preview, or leave out --previews to draw the widgets.")
        }
        var chosen = previews
        if !names.isEmpty {
            for name in names where !previews.contains(where: { $0.answers(to: name) }) {
                throw Choice.unknown(name, for: "--preview", names: previews.map(\.name))
            }
            chosen = chosen.filter { preview in names.contains { preview.answers(to: $0) } }
        }
        if !kinds.isEmpty { chosen = chosen.filter { kinds.contains($0.content.kind ?? "") } }
        if !forms.isEmpty {
            chosen = chosen.filter { preview in forms.contains { $0.name == preview.content.form } }
        }
        guard !chosen.isEmpty else {
            throw ProgramFailure.badInput(
                "No preview has the requested kinds and families. The previews are: "
                    + previews.map { PreviewListing($0).text }.joined(separator: "; ") + ".")
        }
        return chosen
    }
}

extension PreviewSubject {
    /// Returns whether `text` is the name of the preview, its file or its provider. Case does not matter.
    fileprivate func answers(to text: String) -> Bool {
        let file = source.split(separator: ":").first.map(String.init) ?? source
        return [name, title ?? name, source, file].contains { $0.lowercased() == text.lowercased() }
    }
}

import Processes
import WidgetKitCore

/// The previews that options name.
@MainActor enum PreviewSelection {
    /// - Parameters:
    ///   - names: what `--preview` names: previews, or all of those of a file or a provider; none for all.
    ///   - kinds: the widgets' kinds wanted; none for all.
    ///   - families: the families wanted; none for all.
    /// - Throws: `ProgramFailure` for what no preview is called, and where none is left.
    static func of(
        _ previews: [PreviewSubject], names: [String], kinds: [String], families: [String]
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
        for family in families {
            _ = try Choice.of(family, for: "--family", in: WidgetFamily.allCases, name: \.description)
        }
        if !kinds.isEmpty { chosen = chosen.filter { kinds.contains($0.content.kind ?? "") } }
        if !families.isEmpty {
            chosen = chosen.filter { preview in
                families.contains { $0.lowercased() == preview.content.form?.lowercased() }
            }
        }
        guard !chosen.isEmpty else {
            throw ProgramFailure.badInput(
                "No preview is of the kinds and families asked for. There are: "
                    + previews.map { PreviewListing($0).text }.joined(separator: "; ") + ".")
        }
        return chosen
    }
}

extension PreviewSubject {
    /// Whether `text` names the preview, its file or its provider; capitals do not matter.
    fileprivate func answers(to text: String) -> Bool {
        let file = source.split(separator: ":").first.map(String.init) ?? source
        return [name, title ?? name, source, file].contains { $0.lowercased() == text.lowercased() }
    }
}

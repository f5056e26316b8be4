import Foundation
import Goldens
import Processes
import WidgetKitCore

/// What goldens are called: their paths in the golden folder, without `.png`.
@MainActor enum GoldenNames {
    /// Folders that hold other things than a kind's pictures.
    nonisolated private static let taken = [GoldenPath.previewFolder, GoldenPath.layoutFolder, GoldenPath.inputFolder]

    /// A widget's picture: the name that `render` gives it, with the entry where it is not the current one.
    static func widget(_ kind: String, surroundings: WidgetSurroundings, entry: WidgetEntryRequest) -> String {
        let base = PicturePath.base(kind: kind, surroundings: surroundings)
        return prefix(of: kind) + base + (entry == .current ? "" : "-\(entry.rawValue)")
    }

    /// A preview's picture, from the name that `render --previews` gives its file.
    static func preview(file: String) -> String { "\(GoldenPath.previewFolder)/\((file as NSString).deletingPathExtension)" }

    /// What sets a kind's folder apart from those that goldens need themselves.
    private static func prefix(of kind: String) -> String {
        taken.contains(PicturePath.folder(of: kind).lowercased()) ? "_" : ""
    }

    /// - Throws: `ProgramFailure` for two kinds whose pictures some file systems would not tell apart.
    static func check(_ kinds: [String]) throws {
        var known: [String: String] = [:]
        for kind in kinds {
            let folder = (prefix(of: kind) + PicturePath.folder(of: kind)).lowercased()
            if let other = known.updateValue(kind, forKey: folder), other != kind {
                throw ProgramFailure.badInput(
                    "The kinds \"\(other)\" and \"\(kind)\" would have one folder of goldens: capitals, and characters that "
                        + "file systems do not take, tell no folders apart. Give one of them another kind.")
            }
        }
    }
}

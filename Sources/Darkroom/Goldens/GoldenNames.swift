import Foundation
import Goldens
import Processes
import WidgetKitCore

/// The names of goldens: their paths in the golden folder without `.png`.
@MainActor enum GoldenNames {
    /// The folders that do not contain the pictures of a kind.
    nonisolated private static let taken = [GoldenPath.previewFolder, GoldenPath.layoutFolder, GoldenPath.inputFolder]

    /// Returns the name of a widget's picture: its path in the output of `render`, followed by the entry if it is not the
    /// current one.
    static func widget(_ kind: String, surroundings: WidgetSurroundings, entry: WidgetEntryRequest) -> String {
        let base = PicturePath.base(kind: kind, surroundings: surroundings)
        return prefix(of: kind) + base + (entry == .current ? "" : "-\(entry.rawValue)")
    }

    /// Returns the name of a preview's or surface's picture, derived from its file in the output of `render`.
    static func picture(of subject: PreviewSubject, file: String) -> String {
        let name = (file as NSString).deletingPathExtension
        return subject.isSurface ? name : "\(GoldenPath.previewFolder)/\(name)"
    }

    /// Returns the prefix that distinguishes a kind's folder from the folders of other files.
    private static func prefix(of kind: String) -> String {
        taken.contains(PicturePath.folder(of: kind).lowercased()) ? "_" : ""
    }

    /// Checks that each kind has a folder of its own.
    ///
    /// - Throws: `ProgramFailure` if some file systems do not distinguish the folders of two kinds.
    static func check(_ kinds: [String]) throws {
        var known: [String: String] = [:]
        for kind in kinds {
            let folder = (prefix(of: kind) + PicturePath.folder(of: kind)).lowercased()
            if let other = known.updateValue(kind, forKey: folder), other != kind {
                throw ProgramFailure.badInput(
                    "The kinds \"\(other)\" and \"\(kind)\" would have the same folder of goldens, because some file "
                        + "systems ignore case, and some characters are replaced. Give one of them another kind.")
            }
        }
    }
}

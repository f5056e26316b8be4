import Checks
import Foundation
import Goldens
import WidgetKitCore

/// The kinds and families that a golden folder has and a program lacks.
@MainActor enum MissingKinds {
    /// Returns the golden folder of `--golden`, or else the one in the folder of the sources; nil if there is none.
    static func folder(named path: String?) -> URL? {
        if let path { return URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL }
        guard let place = getenv(ConfigurationFile.placeVariable).map({ String(cString: $0) }), !place.isEmpty else { return nil }
        let sources = URL(fileURLWithPath: place).deletingLastPathComponent()
        return ["golden", ""].map { sources.appendingPathComponent($0, isDirectory: true).standardizedFileURL }
            .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent(GoldenList.fileName).path) }
    }

    /// Compares the goldens of widgets, Live Activities and controls with a program.
    ///
    /// - Throws: `ProgramFailure` if the list of goldens cannot be read.
    static func all(in folder: URL, of contents: ExtensionDescription) throws -> [MissingKind] {
        guard let list = try GoldenList(in: folder) else { return [] }
        var missing: [MissingKind] = []
        func add(_ kind: String, _ family: String?) {
            let new = MissingKind(kind: kind, family: family)
            if !missing.contains(new) { missing.append(new) }
        }
        for golden in list.goldens.values.sorted(by: { $0.name < $1.name }) where golden.preview == nil {
            guard contents.kinds.contains(golden.kind) else {
                add(golden.kind, nil)
                continue
            }
            guard golden.surface == nil, let family = golden.family,
                let widget = contents.widgets.first(where: { $0.kind == golden.kind })
            else { continue }
            if !widget.families.contains(where: { $0.name == family }), widget.listsFamilies { add(golden.kind, family) }
        }
        return missing
    }
}

import CoreDataModels
import Foundation

/// Where bundles keep models: `Model.momd` with versions, or `Model.mom`.
enum ModelLocation {
    /// The file of the current version at a URL that a program gives; nil where there is none.
    static func file(at url: URL) -> URL? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
        guard isFolder.boolValue else { return url }
        let versions = names(in: url).filter { $0.hasSuffix(".mom") }
        let name = url.deletingPathExtension().lastPathComponent + ".mom"
        var current: String?
        if let listed = ModelFolder.currentVersion(named: url.appendingPathComponent("VersionInfo.plist")) {
            current = (listed as NSString).deletingPathExtension + ".mom"
        }
        let chosen = current.flatMap { versions.contains($0) ? $0 : nil } ?? (versions.contains(name) ? name : versions.first)
        return chosen.map { url.appendingPathComponent($0) }
    }

    /// The models in bundles.
    static func files(in bundles: [Bundle]) -> [URL] {
        bundles.compactMap(\.resourceURL).flatMap { [$0] + FrameworkBundles.folders(in: $0) }.flatMap { folder in
            names(in: folder).filter { $0.hasSuffix(".momd") || $0.hasSuffix(".mom") }.map(folder.appendingPathComponent)
        }
    }

    /// The model of a name: in the extension's bundle, or in a bundle inside it.
    static func model(named name: String) -> URL? {
        let folders = [Bundle.main.resourceURL].compactMap { $0 }
        let inner = folders.flatMap { folder in
            names(in: folder).filter { $0.hasSuffix(".bundle") }.map(folder.appendingPathComponent)
                + FrameworkBundles.folders(in: folder)
        }
        for folder in folders + inner {
            for type in ["momd", "mom"] {
                let url = folder.appendingPathComponent("\(name).\(type)")
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        return nil
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}

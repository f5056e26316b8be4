import Files
import Foundation

/// The assets of a Flutter app, which its widgets read out of the app's bundle: `flutter_assets` in the framework `App`.
enum FlutterAssets {
    private static let folder = "Frameworks/App.framework/flutter_assets"

    /// The description of the app whose project is in a folder of its own, as `ios/Runner.xcodeproj`; nil where there is none.
    static func description(beside project: URL) -> URL? {
        let file = project.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("pubspec.yaml")
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    /// The assets and fonts that a description lists, by their paths in the app's bundle; none where no source of the extension asks for them.
    static func resources(of description: URL, for module: SourceModule) -> [BundleResource] {
        let mark = Data("flutter_assets".utf8)
        guard module.sources.contains(where: { FileManager.default.contents(atPath: $0.path)?.range(of: mark) != nil }),
            let text = FileManager.default.contents(atPath: description.path),
            let flutter = ((try? YAMLText.value(of: text)) as? [String: Any])?["flutter"] as? [String: Any]
        else { return [] }
        let assets = (flutter["assets"] as? [Any] ?? []).compactMap { $0 as? String ?? ($0 as? [String: Any])?["path"] as? String }
        let families = (flutter["fonts"] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
        let fonts = families.flatMap { $0["fonts"] as? [Any] ?? [] }.compactMap { ($0 as? [String: Any])?["asset"] as? String }
        return (assets + fonts).unique().flatMap { files(of: $0, in: description.deletingLastPathComponent()) }
    }

    /// A path that ends with a slash stands for the files in a folder, without those in the folders below it.
    private static func files(of asset: String, in app: URL) -> [BundleResource] {
        let place = app.appendingPathComponent(asset)
        let names = asset.hasSuffix("/") ? FileManager.default.sortedNames(in: place).filter { !$0.hasPrefix(".") } : [""]
        return names.compactMap { name in
            let file = name.isEmpty ? place : place.appendingPathComponent(name)
            return FileManager.default.isFolder(file) == false ? BundleResource(file, path: "\(folder)/\(asset)\(name)") : nil
        }
    }
}

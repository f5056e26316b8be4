import Foundation
import FoundationSupplement

/// The folder of the extension's resources, which the build puts beside the program.
enum ExtensionFolder {
    /// Returns the bundle `<name>.appex` that contains the program, or the resource bundle of its target,
    /// `<package>_<target>.resources` beside the program.
    static func locate(executable: URL? = Bundle.main.executableURL) -> URL? {
        guard let executable = executable?.resolvingSymlinksInPath() else { return nil }
        let folder = executable.deletingLastPathComponent()
        if folder.pathExtension == "appex" { return folder }
        return ResourceBundles(beside: executable).of(executable.lastPathComponent).first
    }

    /// The places of the extension's resources: its folder, then those of its frameworks.
    static func places(_ folder: URL) -> [URL] { [folder] + FrameworkBundles.folders(in: folder) }

    /// The oldest iOS that the extension runs on; nil where it is not known, or where the extension is for another system (`MinimumOSVersion`).
    static func oldestSystem(of folder: URL) -> String? {
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Info.plist").path),
            let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any],
            let version = list["MinimumOSVersion"] as? String, version.first?.isNumber == true
        else { return nil }
        return version
    }
}

import Foundation

/// The folder with the extension's own resources, which the build puts beside the program.
enum ExtensionFolder {
    /// The bundle that the program lies in, `<name>.appex`, or the resource bundle of the program's target:
    /// `<package>_<target>.resources` beside the program.
    static func locate(executable: URL? = Bundle.main.executableURL) -> URL? {
        guard let executable = executable?.resolvingSymlinksInPath() else { return nil }
        let folder = executable.deletingLastPathComponent()
        if folder.pathExtension == "appex" { return folder }
        return ResourceBundles(beside: executable).of(executable.lastPathComponent).first
    }
}

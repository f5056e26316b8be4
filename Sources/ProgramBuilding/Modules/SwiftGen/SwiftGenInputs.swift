import Foundation

/// The resources that a configuration names: files, and folders in which some files count.
struct SwiftGenInputs {
    /// A file, and its path in the folder in which it was found.
    struct File: Equatable {
        let url: URL
        let path: String
    }

    /// As the configuration has them, with its folder for inputs.
    let paths: [String]
    /// An expression that paths of files match; nil takes the files with the command's own endings.
    let filter: String?
    let command: String
    /// The folder that the paths are relative to.
    let folder: URL

    private static let endings = [
        "colors": "clr|json|txt|xml", "fonts": "otf|ttc|ttf", "plist": "plist", "strings": "strings|stringsdict", "xcassets": "xcassets",
    ]

    /// The paths that are not there.
    var absent: [String] { paths.filter { !FileManager.default.fileExists(atPath: url($0).path) } }

    /// The files, each once. Of tables with the same name, as of several languages, only the first counts.
    func files() -> [File] {
        let pattern = filter ?? "[^/]\\.(?i:\(Self.endings[command] ?? ""))$"
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        var files: [File] = []
        for path in paths { add(path, to: &files, below: url(path), expression) }
        var known: Set<String> = []
        return files.filter { known.insert(command == "strings" ? $0.url.lastPathComponent : $0.url.path).inserted }
    }

    private func url(_ path: String) -> URL { URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL }

    private func add(_ path: String, to files: inout [File], below root: URL, _ expression: NSRegularExpression) {
        let url = url(path)
        guard let isFolder = FileManager.default.isFolder(url) else { return }
        let isMatch = expression.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil
        if isMatch, isFolder == (command == "xcassets") {
            let own = url.path == root.path ? url.lastPathComponent : String(url.path.dropFirst(root.path.count + 1))
            files.append(File(url: url, path: own))
        } else if isFolder, url.path == root.path || !["xcassets", "bundle", "xcodeproj"].contains(url.pathExtension) {
            for name in FileManager.default.sortedNames(in: url) where !name.hasPrefix(".") {
                add(path.hasSuffix("/") ? path + name : "\(path)/\(name)", to: &files, below: root, expression)
            }
        }
    }
}

import Files
import Foundation

/// Finds widgets by the sources that start them, where a project does not say which target has widgets.
enum WidgetPrograms {
    /// Whether a source starts a program of widgets.
    static func isStart(_ file: URL) -> Bool {
        guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8), text.contains("import WidgetKit")
        else { return false }
        return text.contains(#/@main\s[^{]*struct\s+\w+\s*:[^{]*\bWidget(Bundle)?\b/#)
    }

    /// The folders below projects with the start of widgets that no target has.
    static func folders(outsideOfTargetsOf projects: [XcodeProject]) -> [URL] {
        let owned = Set(projects.flatMap(\.targets).flatMap { $0.members().map(\.url.standardizedFileURL.path) })
        var folders: [URL] = []
        func search(_ folder: URL, depth: Int) {
            for name in FileManager.default.sortedNames(in: folder) where !name.hasPrefix(".") && !others.contains(name) {
                let url = folder.appendingPathComponent(name)
                if FileManager.default.isFolder(url) == true {
                    if depth > 0, FileKind.isOpened(url) { search(url, depth: depth - 1) }
                } else if !owned.contains(url.path), isStart(url), !folders.contains(folder) {
                    folders.append(folder)
                }
            }
        }
        for root in projects.map(\.paths.root.standardizedFileURL).unique() { search(root, depth: 3) }
        return folders
    }

    /// The folders of other people's sources, and of what is built.
    private static let others: Set = ["Pods", "Carthage", "SourcePackages", "DerivedData", "build", "node_modules"]
}

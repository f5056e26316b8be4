import Files
import Foundation

/// Finds sources that a repository keeps out of itself, such as one with keys: `.gitignore` names them, and they are not there.
struct IgnoredSources {
    private let sources: [URL]
    private let package: URL?

    /// - Parameters:
    ///   - sources: the sources of a target that are there.
    ///   - package: the package of the target, which has them all; nil where it has none.
    init(beside sources: [URL], in package: URL? = nil) { (self.sources, self.package) = (sources, package) }

    /// The sources that are not there, and that belong to the target because it has others in the same folder. Where only a name
    /// is ignored, they can lie in every folder.
    func absent() -> [URL] {
        var found: [URL] = []
        for folder in folders() {
            let list = folder.appendingPathComponent(".gitignore")
            guard let text = try? String(contentsOf: list, encoding: .utf8) else { continue }
            for line in text.split(whereSeparator: \.isNewline) {
                var pattern = line.trimmingCharacters(in: .whitespaces)[...]
                // A name in any folder.
                while let prefix = ["**/", "*/"].first(where: pattern.hasPrefix) { pattern = pattern.dropFirst(prefix.count) }
                guard pattern.hasSuffix(".swift"), !pattern.contains(where: "#!*?[".contains) else { continue }
                let isName = !pattern.contains("/")
                let file = folder.appendingPathComponent(String(pattern.drop { $0 == "/" }))
                if isName ? isAnywhere(String(pattern), below: package ?? folder, depth: 6) : FileManager.default.fileExists(atPath: file.path) { continue }
                let place = isName ? folder.path : file.deletingLastPathComponent().path
                if sources.contains(where: { $0.path.hasPrefix(place + "/") }) { found.append(file) }
            }
        }
        return found
    }

    /// The folders of the sources and those around them, up to the repository's.
    private func folders() -> [URL] {
        var found: [URL] = []
        for source in sources {
            var folder = source.deletingLastPathComponent().standardizedFileURL
            while folder.path != "/", !found.contains(folder) {
                found.append(folder)
                if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { break }
                folder = folder.deletingLastPathComponent().standardizedFileURL
            }
        }
        return found
    }

    private func isAnywhere(_ name: String, below folder: URL, depth: Int) -> Bool {
        FileManager.default.sortedNames(in: folder).contains { entry in
            if entry == name { return true }
            let url = folder.appendingPathComponent(entry)
            guard depth > 0, !entry.hasPrefix("."), FileManager.default.isFolder(url) == true, FileKind.isOpened(url) else { return false }
            return isAnywhere(name, below: url, depth: depth - 1)
        }
    }
}

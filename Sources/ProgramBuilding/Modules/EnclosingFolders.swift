import Files
import Foundation

/// The folders around a project, in which its workspace and its Podfile may lie.
enum EnclosingFolders {
    /// Returns a folder and the folders above it, up to the root of the repository.
    static func from(_ folder: URL) -> [URL] {
        var (folder, folders): (URL, [URL]) = (folder.standardizedFileURL, [])
        while folder.path != "/" {
            folders.append(folder)
            if isRoot(folder) { return folders }
            folder = folder.deletingLastPathComponent()
        }
        return folders
    }

    /// The root of the repository around a folder; the folder where there is none.
    static func repository(around folder: URL) -> URL { from(folder).last(where: isRoot) ?? folder }

    /// Whether a folder is the root of a repository. The workspace of a submodule's project lies in the repository around it.
    private static func isRoot(_ folder: URL) -> Bool {
        let place = folder.appendingPathComponent(".git")
        guard FileManager.default.fileExists(atPath: place.path) else { return false }
        guard FileManager.default.isFolder(place) == false, let data = FileManager.default.contents(atPath: place.path) else { return true }
        return data.range(ofWord: "/modules/") == nil
    }
}

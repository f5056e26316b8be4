import Foundation

extension FileManager {
    /// The names in a folder in alphabetical order; none where the folder cannot be read.
    func sortedNames(in folder: URL) -> [String] {
        ((try? contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// The names of the Swift modules in a folder.
    func moduleNames(in folder: URL) -> Set<String> {
        Set(sortedNames(in: folder).filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
    }

    /// Whether a folder is there; nil where neither a folder nor a file is.
    func isFolder(_ url: URL) -> Bool? {
        var isFolder: ObjCBool = false
        return fileExists(atPath: url.path, isDirectory: &isFolder) ? isFolder.boolValue : nil
    }
}

extension Array where Element: Hashable {
    /// The elements without those that occur earlier in the array.
    func unique() -> [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}

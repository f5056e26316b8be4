import Foundation

extension FileManager {
    /// The names in a folder in alphabetical order; none where the folder cannot be read.
    func sortedNames(in folder: URL) -> [String] {
        ((try? contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// The folders in a folder that are searched, in alphabetical order: no hidden ones, and none of dependencies.
    func searchedFolders(in folder: URL) -> [URL] {
        sortedNames(in: folder).filter { !$0.hasPrefix(".") }.map { folder.appendingPathComponent($0, isDirectory: true) }.filter { url in
            guard isFolder(url) == true, case .folder = FileKind(url, isFolder: true) else { return false }
            return true
        }
    }

    /// The place of a file as its folders spell it. Disks of Macs do not tell small letters from capitals, so projects need not either.
    ///
    /// - Returns: the place itself where a file is there, or where not exactly one file has such a name.
    func ignoringCase(_ place: URL) -> URL {
        guard access(place.path, F_OK) != 0, place.path != "/" else { return place }
        let folder = ignoringCase(place.deletingLastPathComponent())
        let name = place.lastPathComponent.lowercased()
        let found = sortedNames(in: folder).filter { $0.lowercased() == name }
        return found.count == 1 ? folder.appendingPathComponent(found[0]) : place
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

extension Array where Element == URL {
    /// The files without those to which links lead from another place: each is compiled once.
    func uniqueFiles() -> [URL] {
        var known: Set<String> = []
        return filter { known.insert($0.resolvingSymlinksInPath().path).inserted }
    }
}

import Foundation

/// A folder whose files belong to a target without being listed in the project, except for those that targets exclude or
/// add (Xcode's `PBXFileSystemSynchronizedRootGroup`).
struct SynchronizedFolder {
    private let group: ProjectObject
    let url: URL

    init?(_ group: ProjectObject, paths: ProjectPaths) {
        guard let url = paths[group] else { return nil }
        (self.group, self.url) = (group, url)
    }

    /// A target's exceptions, as paths in the folder: files that an owner of the folder excludes, or that another target
    /// adds.
    private func exceptions(of target: ProjectObject) -> Set<String> {
        var paths: Set<String> = []
        let phases = Set(target.objects("buildPhases"))
        for set in group.objects("exceptions") {
            // A set of exceptions belongs to a target or to one of its build phases.
            let isOfTarget = set.object("target") == target || set.object("buildPhase").map(phases.contains) ?? false
            guard isOfTarget else { continue }
            for path in set.strings("membershipExceptions") {
                paths.insert(Self.nameOfLocalizedFile(path) ?? path)
            }
        }
        return paths
    }

    /// Paths in the folder that a target builds for other platforms only.
    private func pathsForOtherPlatforms(of target: ProjectObject, than platform: Platform) -> Set<String> {
        var paths: Set<String> = []
        for set in group.objects("exceptions") where set.object("target") == target {
            for (path, filters) in set.dictionary("platformFiltersByRelativePath") {
                let names = (filters as? [Any])?.compactMap { $0 as? String } ?? []
                if !platform.isAmong(projectFilters: names) { paths.insert(Self.nameOfLocalizedFile(path) ?? path) }
            }
        }
        return paths
    }

    /// The folder's files that belong to a target and are built for a platform.
    func files(of target: ProjectObject, isOwner: Bool, for platform: Platform) -> [(url: URL, path: String)] {
        let exceptions = exceptions(of: target)
        guard isOwner || !exceptions.isEmpty else { return [] }
        let wholes = Set(group.strings("explicitFolders"))
        var files: [(URL, String)] = []
        collect(url, path: "", isMember: isOwner, exceptions, wholes, into: &files)
        let excluded = pathsForOtherPlatforms(of: target, than: platform)
        return files.filter { !excluded.contains($0.1) && !excluded.contains(Self.unlocalized($0.1)) }
    }

    /// Whether a file that is not there would belong to a target.
    func wouldHold(_ file: URL, of target: ProjectObject, isOwner: Bool) -> Bool {
        let folder = url.standardizedFileURL.path + "/"
        guard file.path.hasPrefix(folder) else { return false }
        let exceptions = exceptions(of: target)
        var (path, isMember) = ("", isOwner)
        for name in file.path.dropFirst(folder.count).split(separator: "/") {
            path += path.isEmpty ? "\(name)" : "/\(name)"
            if exceptions.contains(path) { isMember.toggle() }
        }
        return isMember
    }

    private func collect(
        _ folder: URL, path: String, isMember isFolderMember: Bool, _ exceptions: Set<String>, _ wholes: Set<String>,
        into files: inout [(URL, String)]
    ) {
        for name in FileManager.default.sortedNames(in: folder) {
            guard !name.hasPrefix(".") else { continue }
            let (url, place) = (folder.appendingPathComponent(name), path.isEmpty ? name : "\(path)/\(name)")
            guard let isFolder = FileManager.default.isFolder(url) else { continue }
            // An exception for a folder holds for everything in it.
            let isException = exceptions.contains(place) || exceptions.contains(Self.unlocalized(place))
            let isMember = isFolderMember != isException
            guard isFolder, !wholes.contains(place) else {
                if isMember { files.append((url, place)) }
                continue
            }
            // A package is a module of its own.
            if FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) { continue }
            switch FileKind(url, isFolder: true) {
            case .resource where name.hasSuffix(".lproj"), .folder:
                collect(url, path: place, isMember: isMember, exceptions, wholes, into: &files)
            case .ignored where name == "Preview Content":
                // Debug builds compile the sources in this folder.
                collect(url, path: place, isMember: isMember, exceptions, wholes, into: &files)
            default:
                if isMember { files.append((url, place)) }
            }
        }
    }

    /// The path that stands for a file of each language; nil where an exception names a file or a folder.
    ///
    /// Versions of Xcode write `/Localized: Localizable.strings` or `/Localized/Localizable.strings`.
    private static func nameOfLocalizedFile(_ exception: String) -> String? {
        ["/Localized: ", "/Localized/"].first(where: exception.hasPrefix).map { String(exception.dropFirst($0.count)) }
    }

    /// A path such as `en.lproj/Localizable.strings` without the folder of the language, as exceptions name it.
    private static func unlocalized(_ path: String) -> String {
        path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    }
}

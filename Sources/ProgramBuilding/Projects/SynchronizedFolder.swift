import Foundation

/// A folder that a project takes in as it is on the disk, with the exceptions its targets make.
struct SynchronizedFolder {
    private let group: ProjectObject
    let url: URL

    init?(_ group: ProjectObject, paths: ProjectPaths) {
        guard let url = paths[group] else { return nil }
        (self.group, self.url) = (group, url)
    }

    /// Exceptions of a target, as paths in the folder: what an owner leaves out, or what another target takes in.
    private func exceptions(of target: ProjectObject) -> Set<String> {
        var paths: Set<String> = []
        let phases = Set(target.objects("buildPhases"))
        for set in group.objects("exceptions") {
            // Either a target's own, or those of one of its build phases.
            let isTargets = set.object("target") == target || set.object("buildPhase").map(phases.contains) ?? false
            guard isTargets else { continue }
            for path in set.strings("membershipExceptions") {
                paths.insert(path)
                // A file of several languages: `/Localized: Localizable.strings`.
                if path.hasPrefix("/Localized: ") { paths.insert(String(path.dropFirst(12))) }
            }
        }
        return paths
    }

    /// The folder's files that belong to the target.
    func files(of target: ProjectObject, isOwner: Bool) -> [(url: URL, path: String)] {
        let exceptions = exceptions(of: target)
        guard isOwner || !exceptions.isEmpty else { return [] }
        let wholes = Set(group.strings("explicitFolders"))
        var files: [(URL, String)] = []
        collect(url, path: "", isMember: isOwner, exceptions, wholes, into: &files)
        return files
    }

    private func collect(
        _ folder: URL, path: String, isMember isFolderMember: Bool, _ exceptions: Set<String>, _ wholes: Set<String>,
        into files: inout [(URL, String)]
    ) {
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
            guard !name.hasPrefix(".") else { continue }
            let (url, place) = (folder.appendingPathComponent(name), path.isEmpty ? name : "\(path)/\(name)")
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
            // An exception of a folder holds for all that is in it.
            let isException = exceptions.contains(place) || exceptions.contains(Self.unlocalized(place))
            let isMember = isFolderMember != isException
            guard isFolder.boolValue, !wholes.contains(place) else {
                if isMember { files.append((url, place)) }
                continue
            }
            switch FileKind(url, isFolder: true) {
            case .resource where name.hasSuffix(".lproj"), .folder:
                collect(url, path: place, isMember: isMember, exceptions, wholes, into: &files)
            case .ignored where name == "Preview Content":
                // Sources there are compiled in debug builds.
                collect(url, path: place, isMember: isMember, exceptions, wholes, into: &files)
            default:
                if isMember { files.append((url, place)) }
            }
        }
    }

    /// `en.lproj/Localizable.strings` as exceptions name it: without the language.
    private static func unlocalized(_ path: String) -> String {
        path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    }
}

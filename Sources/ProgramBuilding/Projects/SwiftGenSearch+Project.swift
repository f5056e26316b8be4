import Foundation

extension SwiftGenSearch {
    /// Finds the missing sources of a target of an Xcode project: those that the project names or that would lie in the target's folders.
    ///
    /// - Parameters:
    ///   - absent: the files of the target that are not on the disk.
    ///   - present: the sources that are.
    ///   - hasPlugin: whether the target uses SwiftGen's plugin.
    init(of target: XcodeTarget, absent: [URL], present: [URL], hasPlugin: Bool) {
        let derived = ["DERIVED_SOURCES_DIR", "DERIVED_FILE_DIR"]
        func variables(_ target: XcodeTarget) -> (String) -> String? {
            { derived.contains($0) ? SwiftGenConfiguration.derivedFolder.path : target.settings[$0] }
        }
        let own = target.swiftGenScripts()
        for file in own { read(file, variables: variables(target)) }
        // Often the app's target alone runs SwiftGen, for all others.
        for object in target.project.file.root.objects("targets") where object != target.object && !object.swiftGenScripts.isEmpty {
            let other = XcodeTarget(object, in: target.project, configuration: target.configuration)
            for file in other.swiftGenScripts() { read(file, variables: variables(other)) }
        }
        if hasPlugin { read(target.project.paths.root.appendingPathComponent("\(target.name)/\(Self.fileName)"), variables: variables(target)) }
        readAround(target.project.paths.root, variables: variables(target))
        let absent = absent.map(\.standardizedFileURL.path)
        let folders = target.project.isDescribed ? Set(present.map { $0.deletingLastPathComponent().standardizedFileURL.path + "/" }) : []
        take { place in
            if Self.isDerived(place) { return hasPlugin || !own.isEmpty }
            return absent.contains { place.path == $0 || place.path.hasPrefix($0 + "/") } || folders.contains(where: place.path.hasPrefix)
                || target.wouldHold(place)
        }
        // Scripts outside the project can have configurations of their own.
        let rest = Set(absent.filter { path in path.hasSuffix(".swift") && !sources.contains { $0.place.path == path } })
        guard !rest.isEmpty, !isIncomplete else { return }
        readBelow(EnclosingFolders.repository(around: target.project.paths.root), depth: Self.depth, variables: variables(target))
        take { rest.contains($0.path) }
    }

    /// How many levels of folders of a repository are searched for configurations.
    private static let depth = 4
}

extension XcodeProject {
    /// Whether a generator's file describes it, and Xcode's own file is not there.
    fileprivate var isDescribed: Bool { file.contents.lastPathComponent != "project.pbxproj" }
}

extension ProjectObject {
    /// A target's scripts that run SwiftGen.
    fileprivate var swiftGenScripts: [String] {
        objects("buildPhases").filter { $0.kind == "PBXShellScriptBuildPhase" }.compactMap { $0.string("shellScript") }
            .filter { $0.lowercased().contains("swiftgen") }
    }
}

extension XcodeTarget {
    /// The configurations with which the target's scripts run SwiftGen.
    fileprivate func swiftGenScripts() -> [URL] {
        object.swiftGenScripts.flatMap { SwiftGenScript($0, in: project.paths.root) { settings[$0] }.configurations }
    }

    /// Whether a file that is not there would belong to the target because of the folder that it would lie in.
    fileprivate func wouldHold(_ file: URL) -> Bool {
        let owned = Set(object.strings("fileSystemSynchronizedGroups"))
        return project.file.all("PBXFileSystemSynchronizedRootGroup").contains { group in
            SynchronizedFolder(group, paths: project.paths)?.wouldHold(file, of: object, isOwner: owned.contains(group.identifier)) ?? false
        }
    }
}

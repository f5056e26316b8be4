import Foundation

/// An Xcode project: its file, and the places of the files that it refers to.
struct XcodeProject {
    let file: ProjectFile
    let paths: ProjectPaths

    /// - Throws: `ProgramFailure` where the project cannot be read.
    init(_ url: URL) throws {
        file = try ProjectFile(url)
        paths = ProjectPaths(file)
    }

    var targets: [XcodeTarget] {
        file.root.objects("targets").filter { $0.kind == "PBXNativeTarget" }.map { XcodeTarget($0, in: self) }
    }

    /// The projects that this one refers to, and the projects of workspaces beside it.
    func neighbours() -> [XcodeProject] {
        var urls = file.all("PBXFileReference").compactMap { paths[$0] }
        let folder = file.url.deletingLastPathComponent()
        for name in FileManager.default.sortedNames(in: folder) where name.hasSuffix(".xcworkspace") {
            urls += XcodeProject.projects(ofWorkspace: folder.appendingPathComponent(name, isDirectory: true))
        }
        return urls.filter { $0.pathExtension == "xcodeproj" && $0.path != file.url.path }.map(\.standardizedFileURL).unique()
            .compactMap { try? XcodeProject($0) }
    }

    /// The projects in a folder, in alphabetical order.
    static func projects(in folder: URL) -> [URL] {
        FileManager.default.sortedNames(in: folder).filter { $0.hasSuffix(".xcodeproj") }.map { folder.appendingPathComponent($0, isDirectory: true) }
    }

    /// The projects that a workspace names.
    static func projects(ofWorkspace workspace: URL) -> [URL] {
        let file = workspace.appendingPathComponent("contents.xcworkspacedata")
        let text = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.matches(of: #/location\s*=\s*"(?:group|container):([^"]+\.xcodeproj)"/#).map {
            URL(fileURLWithPath: String($0.output.1), relativeTo: workspace.deletingLastPathComponent()).standardizedFileURL
        }
    }

    /// The projects in the folders below, down to `depth` levels; folders of dependencies are not searched.
    static func projects(below folder: URL, depth: Int) -> [URL] {
        guard depth > 0 else { return [] }
        return FileManager.default.sortedNames(in: folder).flatMap { name -> [URL] in
            let url = folder.appendingPathComponent(name, isDirectory: true)
            guard FileManager.default.isFolder(url) == true, !name.hasPrefix("."), case .folder = FileKind(url, isFolder: true) else {
                return []
            }
            let own = projects(in: url)
            return own.isEmpty ? projects(below: url, depth: depth - 1) : own
        }
    }

    /// The nearest projects in the folders above, up to the root of the repository.
    static func projects(above folder: URL) -> [URL] {
        var folder = folder.standardizedFileURL
        while folder.path != "/" {
            let isRepository = FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
            guard !isRepository else { return [] }
            folder = folder.deletingLastPathComponent()
            let found = projects(in: folder)
            if !found.isEmpty { return found }
        }
        return []
    }
}

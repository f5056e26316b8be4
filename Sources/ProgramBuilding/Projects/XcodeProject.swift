import Foundation

/// An Xcode project: its file, and the places of the files that it refers to.
struct XcodeProject {
    let file: ProjectFile
    let paths: ProjectPaths
    let request: Request
    let packages: ProjectPackages
    /// The list of its pods where these are not installed.
    let podfile: Podfile?

    /// What the caller asks of all projects.
    struct Request {
        /// The name of the configuration to build; nil leaves it to the schemes and the project.
        var configuration: String?
        /// The system to build for where a target supports several; nil leaves it to the target.
        var platform: Platform?
        /// The tool's cache.
        var cache = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom", isDirectory: true)
    }

    /// - Throws: `ProgramFailure` where the project cannot be read.
    init(_ url: URL, _ request: Request = Request()) throws {
        self.init(try GeneratedProject.file(at: url, cache: request.cache) ?? ProjectFile(url), request)
    }

    init(_ file: ProjectFile, _ request: Request = Request()) {
        let paths = ProjectPaths(file)
        let podfile = Podfile(ofUninstalledPodsFor: file.url)
        (self.file, self.paths, self.request, self.podfile) = (file, paths, request, podfile)
        packages = ProjectPackages { named in
            let project = XcodeProject(file, paths, podfile)
            return named.map(project.findLocalPackages) ?? project.findNamedPackages()
        }
    }

    /// The project as its packages are looked for.
    private init(_ file: ProjectFile, _ paths: ProjectPaths, _ podfile: Podfile?) {
        (self.file, self.paths, self.podfile, request) = (file, paths, podfile, Request())
        packages = ProjectPackages { $0 ?? [] }
    }

    var targets: [XcodeTarget] {
        file.root.objects("targets").filter { $0.kind == "PBXNativeTarget" }.map { XcodeTarget($0, in: self) }
    }

    /// The workspaces that name the project, and those beside it.
    var workspaces: [XcodeWorkspace] {
        let folder = file.url.deletingLastPathComponent().standardizedFileURL
        return XcodeWorkspace.around(folder).filter { workspace in
            workspace.url.deletingLastPathComponent().standardizedFileURL.path == folder.path
                || workspace.projects.contains { $0.standardizedFileURL.path == file.url.standardizedFileURL.path }
        }
    }

    /// Other projects, of whose products a project's targets may make use.
    struct Neighbours {
        var projects: [XcodeProject] = []
        /// Messages about projects that are not there or cannot be read.
        var warnings: [String] = []
    }

    /// The projects that this one refers to, and the other projects of its workspaces; of the one, too, that CocoaPods has yet to make.
    func neighbours() -> Neighbours {
        let references = file.all("PBXFileReference").compactMap { paths[$0] }.filter { $0.pathExtension == "xcodeproj" }
        let urls = (references + workspaces.flatMap(\.projects) + (podfile?.projects ?? [])).map(\.standardizedFileURL)
        var neighbours = Neighbours()
        var known = [file.url.standardizedFileURL.path]
        for url in urls where !known.contains(url.path) {
            known.append(url.path)
            do {
                neighbours.projects.append(try XcodeProject(url, request))
            } catch {
                neighbours.warnings.append(XcodeProject.absence(of: url, because: error))
            }
        }
        return neighbours
    }

    /// The message about a project that is left out.
    static func absence(of project: URL, because error: any Error) -> String {
        guard !FileManager.default.fileExists(atPath: project.path) else { return "\(error) It is left out." }
        let advice =
            project.lastPathComponent == "Pods.xcodeproj"
            ? "Run pod install to have its modules." : "If it lies in a submodule, check that out to have its modules."
        return "\(project.path) is not there and is left out. \(advice)"
    }

    /// The projects in a folder, in alphabetical order. Where a generator has not made them yet, these are the generator's
    /// own files.
    static func projects(in folder: URL) -> [URL] {
        let projects = FileManager.default.sortedNames(in: folder).filter { $0.hasSuffix(".xcodeproj") }
            .map { folder.appendingPathComponent($0, isDirectory: true) }
        if projects.contains(where: hasFile) { return projects }
        let described = GeneratedProject.descriptions(in: folder)
        return described.isEmpty ? projects : described
    }

    /// Whether a project has its `project.pbxproj`.
    static func hasFile(_ project: URL) -> Bool {
        FileManager.default.fileExists(atPath: project.appendingPathComponent("project.pbxproj").path)
    }

    /// Whether a path is that of a project without its file.
    static func lacksFile(_ url: URL) -> Bool { url.pathExtension == "xcodeproj" && !hasFile(url) }

    /// The projects that a workspace names.
    static func projects(ofWorkspace workspace: URL) -> [URL] { XcodeWorkspace(workspace).projects }

    /// The projects in the folders below, down to `depth` levels; folders of dependencies are not searched.
    static func projects(below folder: URL, depth: Int) -> [URL] {
        guard depth > 0 else { return [] }
        return FileManager.default.searchedFolders(in: folder).flatMap { url -> [URL] in
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

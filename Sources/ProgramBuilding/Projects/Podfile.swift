import Foundation

/// The list of the pods that CocoaPods installs for projects, of which it makes a workspace.
struct Podfile {
    let url: URL
    /// The names of the modules: those of the pods, without the parts of them that are wanted, as `Firebase` of `Firebase/Analytics`.
    let modules: Set<String>
    /// The projects that it names.
    let projects: [URL]

    private init(_ url: URL) {
        self.url = url
        let text = String(decoding: FileManager.default.contents(atPath: url.path) ?? Data(), as: UTF8.self)
        modules = Set(text.matches(of: #/(?m)^\s*pod\s*\(?\s*['"]([^'"\/]+)/#).map { ModuleName.identifier(String($0.output.1)) })
        projects = text.matches(of: #/(?m)^\s*(?:project|xcodeproj)\s*\(?\s*['"]([^'"]+)/#).map { match in
            let path = String(match.output.1)
            return url.deletingLastPathComponent()
                .appendingPathComponent(path.hasSuffix(".xcodeproj") ? path : path + ".xcodeproj", isDirectory: true).standardizedFileURL
        }.unique()
    }

    /// The Podfile beside a project, or one in a folder above that names the project, whose pods are not installed; nil where there is
    /// none, or they are.
    init?(ofUninstalledPodsFor project: URL) {
        let project = project.standardizedFileURL
        for (index, folder) in EnclosingFolders.from(project.deletingLastPathComponent()).enumerated() {
            let file = folder.appendingPathComponent("Podfile")
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            self.init(file)
            guard index == 0 || projects.contains(where: { $0.path == project.path }) else { continue }
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Pods/Pods.xcodeproj").path) { return nil }
            return
        }
        return nil
    }
}

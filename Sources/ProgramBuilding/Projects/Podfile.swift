import Foundation

/// The list of the pods that CocoaPods installs for projects, of which it makes a workspace.
struct Podfile {
    let url: URL
    /// The names of the modules: those of the pods, without the parts of them that are wanted, as `Firebase` of `Firebase/Analytics`.
    let modules: Set<String>
    /// The projects that it names.
    let projects: [URL]

    private init(_ url: URL, _ text: String, _ projects: [URL]) {
        (self.url, self.projects) = (url, projects)
        modules = Set(text.matches(of: #/(?m)^\s*pod\s*\(?\s*['"]([^'"\/]+)/#).map { ModuleName.identifier(String($0.output.1)) })
    }

    private static func projects(in text: String, of podfile: URL) -> [URL] {
        text.matches(of: #/(?m)^\s*(?:project|xcodeproj)\s*\(?\s*['"]([^'"]+)/#).map { match in
            let path = String(match.output.1)
            return podfile.deletingLastPathComponent()
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
            let text = String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
            let projects = Podfile.projects(in: text, of: file)
            guard index == 0 || projects.contains(where: { $0.path == project.path }) else { continue }
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Pods/Pods.xcodeproj").path) { return nil }
            self.init(file, text, projects)
            return
        }
        return nil
    }
}

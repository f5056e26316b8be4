import Foundation

/// The list of the pods that CocoaPods installs for a project.
struct Podfile {
    let url: URL

    /// The Podfile beside a project whose pods are not installed; nil where there is none, or they are.
    init?(ofUninstalledPodsBeside project: URL) {
        let folder = project.deletingLastPathComponent()
        url = folder.appendingPathComponent("Podfile")
        let pods = folder.appendingPathComponent("Pods/Pods.xcodeproj")
        guard FileManager.default.fileExists(atPath: url.path), !FileManager.default.fileExists(atPath: pods.path) else { return nil }
    }

    /// The names of the modules: those of the pods, without the parts of them that are wanted, as `Firebase` of `Firebase/Analytics`.
    var modules: Set<String> {
        let text = String(decoding: FileManager.default.contents(atPath: url.path) ?? Data(), as: UTF8.self)
        return Set(text.matches(of: #/(?m)^\s*pod\s*\(?\s*['"]([^'"\/]+)/#).map { ModuleName.identifier(String($0.output.1)) })
    }
}

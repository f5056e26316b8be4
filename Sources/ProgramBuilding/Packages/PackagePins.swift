import Foundation

/// The versions of packages that a project has agreed on: its `Package.resolved` files.
struct PackagePins {
    struct Pin: Equatable {
        let identity: String
        let address: String
        var version: String?
        var branch: String?
        var revision: String?

        /// What a manifest asks for to get this version.
        var requirement: String? {
            if let version { return "exact: \(RemotePackage.quoted(version))" }
            return revision.map { "revision: \(RemotePackage.quoted($0))" }
        }

        /// The version as messages name it. That of a branch is the commit that the branch was at.
        var title: String { version ?? [branch, revision.map { String($0.prefix(10)) }].compactMap(\.self).joined(separator: " at ") }
    }

    /// In the order of the files; of several pins of one package the first counts.
    private(set) var pins: [Pin] = []
    /// The files that exist.
    private(set) var files: [URL] = []

    init(files: [URL]) {
        for file in files.unique() {
            guard let data = FileManager.default.contents(atPath: file.path) else { continue }
            self.files.append(file)
            for pin in PackagePins.pins(in: data) where self[pin.identity] == nil { pins.append(pin) }
        }
    }

    subscript(identity: String) -> Pin? { pins.first { $0.identity == identity } }

    /// The dependency on a package in a manifest, in the version that the project has agreed on.
    func dependency(on package: RemotePackage) -> String {
        let requirement = self[package.identity]?.requirement ?? package.requirement ?? "\"0.0.0\"..<\"100000.0.0\""
        return ".package(url: \(RemotePackage.quoted(package.address)), \(requirement))"
    }

    /// The places where Xcode and the package manager keep the versions for a project: in its own workspace, in the
    /// workspaces that name it, and beside a manifest.
    static func files(ofProject project: URL, workspaces: [URL]) -> [URL] {
        let shared = "xcshareddata/swiftpm/Package.resolved"
        let folder = project.deletingLastPathComponent()
        return [project.appendingPathComponent("project.xcworkspace/\(shared)")]
            + workspaces.map { $0.appendingPathComponent(shared) } + files(ofFolder: folder)
    }

    /// The versions for the packages of a folder. Generators of projects keep them in hidden files.
    static func files(ofFolder folder: URL) -> [URL] {
        ["Package.resolved", ".package.resolved", "Tuist/Package.resolved"].map { folder.appendingPathComponent($0) }
    }

    private static func pins(in data: Data) -> [Pin] {
        guard let file = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { return [] }
        // The first version of the format has the list in an object of its own and other names.
        let list = file["pins"] ?? (file["object"] as? [String: Any])?["pins"]
        return (list as? [[String: Any]] ?? []).compactMap { entry in
            guard let address = (entry["location"] ?? entry["repositoryURL"]) as? String else { return nil }
            let state = entry["state"] as? [String: Any] ?? [:]
            return Pin(
                identity: RemotePackage(address).identity, address: address, version: state["version"] as? String,
                branch: state["branch"] as? String, revision: state["revision"] as? String)
        }
    }

    /// The pins as a file that the package manager reads.
    ///
    /// - Parameter lost: the identities of packages that are left out.
    func fileText(without lost: Set<String> = []) throws -> String {
        let list = pins.filter { $0.revision != nil && !lost.contains($0.identity) }.sorted { $0.identity < $1.identity }.map { pin -> [String: Any] in
            var state: [String: Any] = ["revision": pin.revision ?? ""]
            state["version"] = pin.version
            state["branch"] = pin.branch
            return ["identity": pin.identity, "kind": "remoteSourceControl", "location": pin.address, "state": state]
        }
        let data = try JSONSerialization.data(
            withJSONObject: ["pins": list, "version": 2] as [String: Any], options: [.sortedKeys, .prettyPrinted])
        return String(decoding: data, as: UTF8.self)
    }
}

import Files
import Foundation

/// A copy of a package's manifests whose conditions are answered as on a Mac, where Xcode evaluates them. On Linux, manifests
/// often add packages for what Apple's systems have.
struct ManifestCopy {
    /// The package's folder with the copies, and with links to its other files.
    let folder: URL
    private let package: URL
    /// The folder that stands for the root of the disk, so that relative paths stay what they are.
    private let root: URL

    /// The result is nil where no condition of a manifest has another answer on a Mac, and no version of the tools is given.
    ///
    /// - Parameter version: the version of the tools that the copies want, in the place of a newer one.
    /// - Throws: `ProgramFailure` where the cache cannot be written.
    init?(of package: URL, in cache: URL, wanting version: String? = nil) throws {
        let texts = try ManifestReader.files(of: package).compactMap { file in
            FileManager.default.contents(atPath: file.path).map { (name: file.lastPathComponent, text: $0) }
        }
        guard version != nil || texts.contains(where: { PlatformConditions.resolvedManifest($0.text) != nil }) else { return nil }
        self.package = package.standardizedFileURL
        // Each package has a root of its own, because the links of one package may lead to another one.
        let name = ContentHash.sha256(Data(self.package.path.utf8)).prefix(16)
        root = cache.appendingPathComponent("evaluated/\(name)", isDirectory: true).standardizedFileURL
        folder = URL(fileURLWithPath: root.path + self.package.path, isDirectory: true)
        let manager = FileManager.default
        try? manager.removeItem(at: root)
        let writer = try FileWriter(cache: folder)
        for (name, text) in texts {
            let resolved = PlatformConditions.resolvedManifest(text) ?? text
            try writer.write(version.map { ManifestCopy.manifest(resolved, wanting: $0) } ?? resolved, to: name)
        }
        // A manifest may look for files of its package.
        let copied = Set(texts.map(\.name))
        for name in manager.sortedNames(in: package) where !copied.contains(name) && ![".build", ".swiftpm"].contains(name) {
            try? manager.createSymbolicLink(
                at: folder.appendingPathComponent(name), withDestinationURL: package.appendingPathComponent(name))
        }
    }

    /// A manifest whose first line names another version of the tools.
    static func manifest(_ text: Data, wanting version: String) -> Data {
        let text = String(decoding: text, as: UTF8.self)
        return Data(text.replacing(#/(swift-tools-version:\s*)[0-9.]+/#, maxReplacements: 1) { "\($0.output.1)\(version)" }.utf8)
    }

    /// The printed manifest with the paths of packages beside the original one.
    func withOriginalPaths(_ manifest: String) -> String {
        // The package manager may print slashes with a mark before them, and a place behind links as the links' place.
        [root.path, root.resolvingSymlinksInPath().path].reduce(manifest) { text, root in
            text.replacingOccurrences(of: "\"\(root)/", with: "\"/").replacingOccurrences(
                of: "\"\(root.replacingOccurrences(of: "/", with: "\\/"))\\/", with: "\"\\/")
        }
    }
}

import Files
import Foundation
import Processes

/// Reads the manifests of packages with `swift package dump-package` and keeps them as long as their files stay the same.
final class ManifestReader {
    /// The tool's cache.
    private let cache: URL
    /// The manifests, and the failures, that this run has read, by the packages' paths.
    private var known: [String: Result<PackageManifest, any Error>] = [:]

    init(cache: URL) { self.cache = cache }

    /// - Throws: `ProgramFailure` with the package manager's own messages where the manifest does not compile.
    func manifest(of package: URL) throws -> PackageManifest {
        let path = package.standardizedFileURL.path
        if let result = known[path] { return try result.get() }
        let result = Result { try read(package) }
        known[path] = result
        return try result.get()
    }

    private func read(_ package: URL) throws -> PackageManifest {
        let folder = cache.appendingPathComponent("manifests", isDirectory: true)
        let known = try folder.appendingPathComponent(identity(of: package) + ".json")
        let decoder = JSONDecoder()
        if let data = FileManager.default.contents(atPath: known.path),
            let manifest = try? decoder.decode(PackageManifest.self, from: data) {
            return manifest
        }
        let writer = try FileWriter(cache: folder)
        var copy = try ManifestCopy(of: package, in: folder)
        Sandbox.allow(reading: [package.path])
        var result = try dump(copy?.folder ?? package, in: folder)
        if result.status != 0, let version = ManifestReader.newestVersion(in: result.errors + result.output) {
            copy = try ManifestCopy(of: package, in: folder, wanting: version)
            result = try dump(copy?.folder ?? package, in: folder)
        }
        guard result.status == 0, let start = result.output.firstIndex(of: "{") else {
            throw ProgramFailure.badInput("The manifest of the package \(package.path) cannot be read:\n\(result.output)\(result.errors)")
        }
        let output = result.output[start...]
        let data = Data((copy?.withOriginalPaths(String(output)) ?? String(output)).utf8)
        do {
            let manifest = try decoder.decode(PackageManifest.self, from: data)
            try writer.write(data, to: known.lastPathComponent)
            return manifest
        } catch let error as DecodingError {
            throw ProgramFailure.badInput("The manifest of the package \(package.path) has an unknown form: \(error)")
        }
    }

    private func dump(_ package: URL, in folder: URL) throws -> Subprocess.Result {
        try Subprocess(
            "swift",
            [
                "package", "--package-path", package.path, "--scratch-path", folder.appendingPathComponent("scratch").path,
                "--cache-path", folder.appendingPathComponent("packages").path, "dump-package",
            ]
        ).run(separatesErrors: true)
    }

    /// The package manager's version, where it refuses a manifest that wants a newer one. The newer package often compiles all the same.
    static func newestVersion(in messages: String) -> String? {
        messages.firstMatch(of: #/is using Swift tools version \S+ but the installed version is ([0-9.]*[0-9])/#).map { String($0.output.1) }
    }

    /// A name that changes with everything the manifest depends on.
    private func identity(of package: URL) throws -> String {
        // The first word changes with the rules by which manifests are evaluated.
        var text = "3 \(package.path)"
        for name in try ManifestReader.files(of: package) {
            text += "\n" + ContentHash.sha256(FileManager.default.contents(atPath: name.path) ?? Data())
        }
        return ContentHash.sha256(Data(text.utf8))
    }

    /// A package's manifests: `Package.swift` and those for particular versions of Swift.
    static func files(of package: URL) throws -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
        let manifests = names.filter { $0 == "Package.swift" || ($0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")) }
        guard !manifests.isEmpty else {
            throw ProgramFailure.badInput("There is no package in \(package.path): it has no Package.swift.")
        }
        return manifests.sorted().map { package.appendingPathComponent($0) }
    }
}

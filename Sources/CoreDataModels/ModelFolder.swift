import Foundation

/// A model of a project: a folder `.xcdatamodeld` with versions, or a single version, `.xcdatamodel`.
package struct ModelFolder {
    /// The folder in the project.
    package let url: URL

    /// Creates the model of a folder, which is read when its parts are asked for.
    package init(_ url: URL) { self.url = url }

    /// The name that a program asks for.
    package var name: String { url.deletingPathExtension().lastPathComponent }

    private var hasVersions: Bool { url.pathExtension.lowercased() == "xcdatamodeld" }

    /// The folders of the versions, in alphabetical order.
    package var versions: [URL] {
        guard hasVersions else { return [url] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.filter { $0.hasSuffix(".xcdatamodel") }.sorted().map { url.appendingPathComponent($0) }
    }

    /// The file that names the current version; nil where there is none.
    private var versionFile: URL? {
        let file = url.appendingPathComponent(".xccurrentversion")
        return hasVersions && FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    /// The current version: the one that the model names, else the only one, else the one with the model's name.
    package var current: URL? {
        let versions = versions
        if let versionFile, let name = ModelFolder.currentVersion(named: versionFile),
            let version = versions.first(where: { $0.lastPathComponent == name }) {
            return version
        }
        return versions.first { $0.deletingPathExtension().lastPathComponent == name } ?? versions.first
    }

    /// The name that a list of versions gives: a property list with `_XCCurrentVersionName`.
    package static func currentVersion(named file: URL) -> String? {
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return list["_XCCurrentVersionName"] as? String
    }

    /// The files that a program reads the model from, by their paths in its bundle. `Model.momd` and `Model.mom` are the
    /// names of compiled models on a device; here they hold the model as it is.
    package var bundled: [(file: URL, path: String)] {
        var files = versions.map { version in
            let name = version.deletingPathExtension().lastPathComponent
            return (version.appendingPathComponent("contents"), (hasVersions ? "\(self.name).momd/" : "") + "\(name).mom")
        }
        files.removeAll { !FileManager.default.fileExists(atPath: $0.0.path) }
        if let versionFile { files.append((versionFile, "\(name).momd/VersionInfo.plist")) }
        return files
    }

    /// The current version's description.
    ///
    /// - Throws: `ModelReader.Failure` where it is missing or not a model.
    package func model() throws -> ModelFile {
        guard let current else { throw ModelReader.Failure(description: "\(url.path) has no .xcdatamodel.") }
        let file = current.appendingPathComponent("contents")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ModelReader.Failure(description: "\(file.path) is missing or cannot be read.")
        }
        do { return try ModelReader.model(data) } catch {
            throw ModelReader.Failure(description: "\(file.path): \(error)")
        }
    }
}

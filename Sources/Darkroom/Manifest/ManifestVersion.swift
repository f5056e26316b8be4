import Foundation

/// Refuses what a newer version wrote.
enum ManifestVersion {
    private struct Version: Decodable { let version: Int }

    /// - Throws: `ProgramFailure` where `data` says that it is of a newer version.
    static func check(_ data: Data, file: String, in folder: URL) throws {
        guard let version = try? JSONDecoder().decode(Version.self, from: data).version,
            version > TimelineManifest.currentVersion
        else { return }
        throw ProgramFailure.badInput(
            "\(folder.appendingPathComponent(file).path) was written by a newer Darkroom (format \(version); this one "
                + "knows \(TimelineManifest.currentVersion)). Use that version, or another folder with --output.")
    }
}

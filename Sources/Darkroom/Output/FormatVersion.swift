import Foundation

/// Refuses what a newer version wrote.
enum FormatVersion {
    private struct Version: Decodable { let version: Int }

    /// - Parameters:
    ///   - known: the newest version of the format that is read here.
    ///   - otherwise: what can be done besides using the newer version.
    /// - Throws: `ProgramFailure` where `data` says that it is of a newer version.
    static func check(_ data: Data, of file: URL, known: Int, otherwise: String) throws {
        guard let version = try? JSONDecoder().decode(Version.self, from: data).version, version > known else { return }
        throw ProgramFailure.badInput(
            "\(file.path) was written by a newer Darkroom (format \(version); this one knows \(known)). Use that "
                + "version, or \(otherwise).")
    }

    /// Checks a timeline's manifest, or its journal.
    ///
    /// - Throws: `ProgramFailure` where `data` says that it is of a newer version.
    static func checkManifest(_ data: Data, of file: URL) throws {
        try check(data, of: file, known: TimelineManifest.currentVersion, otherwise: "another folder with --output")
    }
}

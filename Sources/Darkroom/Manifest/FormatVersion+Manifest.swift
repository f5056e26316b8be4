import Files
import Foundation

extension FormatVersion {
    /// Checks a timeline's manifest, or its journal.
    ///
    /// - Throws: `ProgramFailure` where `data` says that it is of a newer version.
    static func checkManifest(_ data: Data, of file: URL) throws {
        try check(data, of: file, known: TimelineManifest.currentVersion, otherwise: "another folder with --output")
    }
}

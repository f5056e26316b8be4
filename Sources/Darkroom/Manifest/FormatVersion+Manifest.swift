import Files
import Foundation

extension FormatVersion {
    /// Checks the version of a timeline's manifest or journal.
    ///
    /// - Throws: `ProgramFailure` if `data` has a newer version.
    static func checkManifest(_ data: Data, of file: URL) throws {
        try check(data, of: file, known: TimelineManifest.currentVersion, otherwise: "another folder with --output")
    }
}

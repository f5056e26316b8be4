import Foundation
import Processes

/// Rejects files that a newer version has written.
package enum FormatVersion {
    private struct Version: Decodable { let version: Int }

    /// Checks the version of a file.
    ///
    /// - Parameters:
    ///   - known: the newest version of the format that this program reads.
    ///   - otherwise: an alternative to using the newer version, for the message.
    /// - Throws: `ProgramFailure` if `data` has a newer version.
    package static func check(_ data: Data, of file: URL, known: Int, otherwise: String) throws {
        guard let version = try? JSONDecoder().decode(Version.self, from: data).version, version > known else { return }
        throw ProgramFailure.badInput(
            "\(file.path) was written by a newer Darkroom (format \(version); this one knows \(known)). Use that "
                + "version, or \(otherwise).")
    }
}

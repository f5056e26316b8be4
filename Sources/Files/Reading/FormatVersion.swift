import Foundation
import Processes

/// Refuses what a newer version wrote.
package enum FormatVersion {
    private struct Version: Decodable { let version: Int }

    /// - Parameters:
    ///   - known: the newest version of the format that is read here.
    ///   - otherwise: what can be done besides using the newer version.
    /// - Throws: `ProgramFailure` where `data` says that it is of a newer version.
    package static func check(_ data: Data, of file: URL, known: Int, otherwise: String) throws {
        guard let version = try? JSONDecoder().decode(Version.self, from: data).version, version > known else { return }
        throw ProgramFailure.badInput(
            "\(file.path) was written by a newer Darkroom (format \(version); this one knows \(known)). Use that "
                + "version, or \(otherwise).")
    }
}

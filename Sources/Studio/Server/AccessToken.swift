import Foundation
import Processes

/// The secret that a page needs to reach the studio. It is part of the URL that the command prints.
package enum AccessToken {
    private static let bytes = 16

    /// Makes a token from the kernel's random numbers: those of the process follow from a seed.
    ///
    /// - Throws: `ProgramFailure` if the kernel gives none.
    package static func make() throws -> String {
        let file = FileHandle(forReadingAtPath: "/dev/urandom")
        defer { try? file?.close() }
        guard let data = try? file?.read(upToCount: bytes), data.count == bytes else {
            throw ProgramFailure.badInput("/dev/urandom cannot be read, so the studio has no secret for its page.")
        }
        return data.map { String(format: "%02x", $0) }.joined()
    }

    /// Compares two texts in a time that does not depend on where they differ.
    static func matches(_ text: String, _ token: String) -> Bool {
        let (first, second) = (Array(text.utf8), Array(token.utf8))
        guard first.count == second.count else { return false }
        return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

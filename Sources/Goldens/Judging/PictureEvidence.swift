import CairoGraphics
import Files
import Foundation

/// The PNG files that show why a picture does not pass.
package struct PictureEvidence: Sendable {
    /// The golden as it was compared; nil where there is none.
    package var expected: Data?
    package var actual: Data
    /// Where the two differ; nil where their sizes do.
    package var difference: Data?

    package init(expected: Data? = nil, actual: Data, difference: Data? = nil) {
        (self.expected, self.actual, self.difference) = (expected, actual, difference)
    }

    /// The evidence of a verdict; nil where the picture passes or could not be drawn.
    ///
    /// - Parameters:
    ///   - masks: the parts that were not compared, in pixels.
    ///   - scale: pixels per point.
    /// - Throws: an error where a picture cannot be encoded.
    package init?(_ verdict: GoldenVerdict, masks: [PictureDifference.Box], scale: CGFloat) throws {
        guard !verdict.outcome.passes, let bitmap = verdict.bitmap else { return nil }
        actual = try PNGEncoder().encode(bitmap, scale: scale)
        guard let golden = verdict.expected else { return }
        expected = verdict.golden
        difference = try PictureDiffer().picture(of: golden, bitmap, masks: masks)
            .map { try PNGEncoder().encode($0, scale: scale) }
    }

    /// The files' paths in a report's folder.
    package struct Files: Equatable, Sendable {
        package var expected: String?
        package var actual: String
        package var difference: String?
        /// The SHA-256 of the actual picture's file, by which `accept` sees that it is the one that was compared.
        package var actualHash: String
    }

    /// The three pictures of a golden's name.
    private enum Part: String { case expected, actual, difference }

    /// The folder of the pictures, from the report's folder on.
    private static let folder = "pictures"

    /// Writes the files to a report's folder.
    ///
    /// - Throws: `ProgramFailure` that names the file that cannot be written.
    package func write(named name: String, with writer: FileWriter) throws -> Files {
        func write(_ data: Data, _ part: Part) throws -> String {
            let path = "\(PictureEvidence.folder)/\(name)-\(part.rawValue).png"
            try writer.write(data, to: path)
            return path
        }
        return Files(
            expected: try expected.map { try write($0, .expected) }, actual: try write(actual, .actual),
            difference: try difference.map { try write($0, .difference) }, actualHash: ContentHash.sha256(actual))
    }
}

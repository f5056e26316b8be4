import CairoGraphics
import Files
import Foundation

/// The PNG files that show why a picture fails.
package struct PictureEvidence: Sendable {
    /// The golden; nil if there is none.
    package var expected: Data?
    package var actual: Data
    /// The picture of the differences; nil if the sizes differ.
    package var difference: Data?

    package init(expected: Data? = nil, actual: Data, difference: Data? = nil) {
        (self.expected, self.actual, self.difference) = (expected, actual, difference)
    }

    /// Creates the evidence of a verdict. Returns nil if the picture passes or cannot be drawn.
    ///
    /// - Parameters:
    ///   - masks: the parts that were not compared, in pixels.
    ///   - scale: pixels per point.
    /// - Throws: an error if a picture cannot be encoded.
    package init?(_ verdict: GoldenVerdict, masks: [PictureDifference.Box], scale: CGFloat) throws {
        guard !verdict.outcome.passes, let bitmap = verdict.bitmap else { return nil }
        actual = try PNGEncoder().encode(bitmap, scale: scale)
        guard let golden = verdict.expected else { return }
        expected = verdict.golden
        difference = try PictureDiffer().picture(of: golden, bitmap, masks: masks)
            .map { try PNGEncoder().encode($0, scale: scale) }
    }

    /// The paths of the files, relative to a report's folder.
    package struct Files: Equatable, Sendable {
        package var expected: String?
        package var actual: String
        package var difference: String?
        /// The SHA-256 of the actual picture's file. `accept` uses it to check that the file has not changed.
        package var actualHash: String
    }

    /// The three pictures of a golden.
    private enum Part: String { case expected, actual, difference }

    /// The folder of the pictures, relative to the report's folder.
    private static let folder = "pictures"

    /// Writes the files to a report's folder.
    ///
    /// - Throws: `ProgramFailure` if a file cannot be written.
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

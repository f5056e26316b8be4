import CairoGraphics
import Files
import Foundation

import Processes
/// A picture on disk that a test's picture is held against.
package struct TestGolden: Sendable {
    /// How a picture stands to its golden.
    package enum Outcome: Equatable, Sendable {
        case same
        /// It differs by no more than it may.
        case tolerated(PictureDifference)
        /// There is no golden yet.
        case missing
        /// It differs by more. `picture` shows where; nil where the sizes differ.
        case different(PictureDifference, golden: Data, picture: Bitmap?)
    }

    /// The golden's file, a PNG.
    package let file: URL
    package let tolerance: DifferenceTolerance
    /// Parts that are not compared, in pixels.
    package let masks: [PictureDifference.Box]

    package init(file: URL, tolerance: DifferenceTolerance = .exact, masks: [PictureDifference.Box] = []) {
        (self.file, self.tolerance, self.masks) = (file, tolerance, masks)
    }

    /// Throws where there is a golden that cannot be read; the error says what to do.
    package func compare(_ actual: Bitmap) throws -> Outcome {
        guard let data = try data() else { return .missing }
        let expected = try ValidatedPNG(data, name: file.path).bitmap()
        if expected == actual { return .same }
        let (difference, picture) = PictureDiffer().differenceAndPicture(expected, actual, masks: masks)
        if difference.isEqual || tolerance.allows(difference) { return .tolerated(difference) }
        return .different(difference, golden: data, picture: picture)
    }

    /// Makes a picture the golden. The file of a golden with the same pixels stays as it is.
    ///
    /// - Parameter scale: pixels per point.
    /// - Throws: where the file cannot be written.
    package func record(_ actual: Bitmap, scale: CGFloat) throws {
        if let data = try? data(), let golden = try? ValidatedPNG(data, name: file.path).bitmap(), golden == actual {
            return
        }
        try FileWriter(folder: file.deletingLastPathComponent(), option: "GoldenFolder(goldens:)")
            .write(PNGEncoder.smallest.encode(actual, scale: scale), to: file.lastPathComponent)
    }

    /// Nil where there is no file.
    private func data() throws -> Data? {
        if let data = FileManager.default.contents(atPath: file.path) { return data }
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        throw ProgramFailure.badInput("The golden \(file.path) cannot be read. Check its rights.")
    }
}

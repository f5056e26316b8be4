import CairoGraphics
import DisplayList
import Files
import Foundation

/// Draws pictures and holds them against goldens, on any thread.
struct GoldenJudge: Sendable {
    /// What came of a picture.
    struct Verdict: Sendable {
        var outcome: VerificationReport.Outcome
        /// Why there is no picture, or no golden to hold it against.
        var message: String?
        /// Whether the golden's file is what cannot be used.
        var isGoldenUnreadable = false
        /// The picture; nil where it could not be drawn, and where nobody needs it any more.
        var bitmap: Bitmap?
        /// The hash of its pixels.
        var pixels = ""
        /// The golden's file as it was compared, and the SHA-256 of it.
        var golden: Data?
        var goldenHash: String?
        /// The golden's picture, where it had to be decoded.
        var expected: Bitmap?
        var difference: PictureDifference?
        /// The SHA-256 of the picture's file, where one was written.
        var actualHash: String?
        /// Whether the golden was written beside it.
        var hasExpected = false
    }

    /// The golden folder.
    let folder: URL
    /// Pixels per point.
    let scale: CGFloat
    let bitmaps: BitmapRenderer

    /// Draws a picture and compares it with its golden.
    ///
    /// Where the pixels' hash is the golden's and its file is as it was recorded, nothing is decoded.
    /// - Parameters:
    ///   - line: what is known of the golden; nil where there is none.
    ///   - tolerance: what may differ.
    ///   - masks: what is not compared, in pixels.
    func verdict(
        on list: DisplayList, named name: String, line: GoldenLine?, tolerance: DifferenceTolerance?,
        masks: [PictureDifference.Box]
    ) -> Verdict {
        let bitmap: Bitmap
        do {
            bitmap = try bitmaps.render(list, scale: scale)
        } catch {
            return Verdict(outcome: .failed, message: "It cannot be drawn: \(error)")
        }
        var verdict = Verdict(outcome: .new, bitmap: bitmap, pixels: bitmap.pixelHash)
        guard let line else { return verdict }
        let file = folder.appendingPathComponent(GoldenArchive.path(of: name))
        guard let data = FileManager.default.contents(atPath: file.path) else {
            let isThere = FileManager.default.fileExists(atPath: file.path)
            verdict.outcome = isThere ? .failed : .missing
            verdict.isGoldenUnreadable = isThere
            if isThere { verdict.message = "The golden \(file.path) cannot be read. Check its rights." }
            return verdict
        }
        let hash = ContentHash.sha256(data)
        // One text for both: of thousands of goldens, each would be kept twice.
        verdict.goldenHash = hash == line.hash ? line.hash : hash
        if hash == line.hash, verdict.pixels == line.pixels {
            verdict.outcome = .unchanged
            verdict.bitmap = nil
            return verdict
        }
        verdict.golden = data
        let expected: Bitmap
        do {
            expected = try ValidatedPNG(data, name: "The golden \(file.path)").bitmap()
        } catch {
            verdict.outcome = .failed
            verdict.isGoldenUnreadable = true
            verdict.message = "\(error)"
            return verdict
        }
        if expected == bitmap {
            verdict.outcome = .unchanged
            return verdict
        }
        if hash != line.hash, let message = wrongSize(of: expected, line: line, file: file) {
            verdict.outcome = .failed
            verdict.isGoldenUnreadable = true
            verdict.message = message
            return verdict
        }
        let difference = PictureDiffer().difference(expected, bitmap, masks: masks)
        verdict.difference = difference
        verdict.expected = expected
        let isTolerated = difference.isEqual || tolerance?.allows(difference) == true
        verdict.outcome = isTolerated ? .tolerated : .changed
        return verdict
    }

    /// What is to be said of a file that is not of the size that was recorded: it is no picture of the widget.
    private func wrongSize(of golden: Bitmap, line: GoldenLine, file: URL) -> String? {
        guard let size = try? PictureSize(CGSize(width: line.width, height: line.height), scale: scale),
            (size.width, size.height) != (golden.width, golden.height)
        else { return nil }
        return "The golden \(file.path) has \(golden.width)×\(golden.height) pixels, where goldens.json says that "
            + "\(size.width)×\(size.height) were recorded. Restore the file, or record the golden again."
    }
}

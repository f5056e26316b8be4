import CairoGraphics
import Foundation

/// The result of comparing a picture with its golden, and the pictures.
package struct GoldenVerdict: Sendable {
    package var outcome: GoldenOutcome
    /// The reason why there is no picture or no readable golden.
    package var message: String?
    /// Whether the golden's file cannot be used.
    package var isGoldenUnreadable = false
    /// The picture; nil if it cannot be drawn or is no longer needed.
    package var bitmap: Bitmap?
    /// The hash of the picture's pixels; empty if the store has no list.
    package var pixels = ""
    /// The content of the golden's file.
    package var golden: Data?
    /// The SHA-256 of the golden's file.
    package var goldenHash: String?
    /// The golden's picture; nil if it did not have to be decoded.
    package var expected: Bitmap?
    package var difference: PictureDifference?

    package init(outcome: GoldenOutcome, message: String? = nil, bitmap: Bitmap? = nil) {
        (self.outcome, self.message, self.bitmap) = (outcome, message, bitmap)
    }

    /// The verdict without the pictures, which take much memory.
    package var withoutPictures: Self {
        var verdict = self
        (verdict.bitmap, verdict.expected, verdict.golden) = (nil, nil, nil)
        return verdict
    }

    /// Returns the verdict for a golden that cannot be used.
    func unreadable(_ message: String) -> Self {
        var verdict = self
        (verdict.outcome, verdict.isGoldenUnreadable, verdict.message) = (.failed, true, message)
        return verdict
    }
}

import CairoGraphics
import Foundation

/// What comparing a picture with its golden found.
package struct GoldenVerdict: Sendable {
    package var outcome: GoldenOutcome
    /// Why there is no picture, or no golden that can be read.
    package var message: String?
    /// Whether the golden's file is what cannot be used.
    package var isGoldenUnreadable = false
    /// The picture; nil where it could not be drawn, and where it is not needed any more.
    package var bitmap: Bitmap?
    /// The hash of the picture's pixels; empty where the store has no list that could hold it.
    package var pixels = ""
    /// The golden's file as it was compared.
    package var golden: Data?
    /// The SHA-256 of the golden's file.
    package var goldenHash: String?
    /// The golden's picture, where it had to be decoded.
    package var expected: Bitmap?
    package var difference: PictureDifference?

    package init(outcome: GoldenOutcome, message: String? = nil, bitmap: Bitmap? = nil) {
        (self.outcome, self.message, self.bitmap) = (outcome, message, bitmap)
    }

    /// The verdict without the pictures, which are large.
    package var withoutPictures: Self {
        var verdict = self
        (verdict.bitmap, verdict.expected, verdict.golden) = (nil, nil, nil)
        return verdict
    }

    /// The same of a golden that cannot be used.
    func unreadable(_ message: String) -> Self {
        var verdict = self
        (verdict.outcome, verdict.isGoldenUnreadable, verdict.message) = (.failed, true, message)
        return verdict
    }
}

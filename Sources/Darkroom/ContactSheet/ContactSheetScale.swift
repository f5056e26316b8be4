import CairoGraphics
import Foundation

/// The scale of a contact sheet. It is limited so that any machine can open a page, and a person can look at it.
enum ContactSheetScale {
    /// The largest height of a page in pixels.
    static let pageHeight: CGFloat = 4000
    /// The largest number of pixels of a page. Writing it takes twelve bytes for each.
    static let mostPixels = 32_000_000
    private static let steps: [CGFloat] = [2, 1.5, 1, 0.75, 0.5, 0.25, 0.125]

    /// Returns the largest scale up to the pictures' own at which a full page is within the limits, or nil if there is none.
    ///
    /// - Parameter size: the width of a page and the height of its tallest row with headings, in points.
    static func best(for size: CGSize, pictures scale: CGFloat) -> CGFloat? {
        steps.first { step in
            guard step <= max(1, scale) else { return false }
            let (width, height) = ((size.width * step).rounded(.up), (size.height * step).rounded(.up))
            let longest = CGFloat(Bitmap.longestEdge)
            return width <= longest && height <= pageHeight && width * pageHeight <= CGFloat(mostPixels)
        }
    }
}

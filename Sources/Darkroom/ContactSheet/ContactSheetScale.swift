import CairoGraphics
import Foundation

/// The scale of a contact sheet. It is limited so that any machine can open the sheet, however long it is.
enum ContactSheetScale {
    /// The largest number of pixels of a sheet. Writing it takes twelve bytes for each.
    static let mostPixels = 32_000_000
    private static let steps: [CGFloat] = [2, 1.5, 1, 0.75, 0.5, 0.25, 0.125]
    /// The smallest scale at which text is legible.
    static let legible: CGFloat = 0.5

    /// Returns the largest scale up to the pictures' own at which a sheet of `size` points is within the limits, or nil if
    /// there is none.
    static func best(for size: CGSize, pictures scale: CGFloat) -> CGFloat? {
        steps.first { step in
            guard step <= max(1, scale) else { return false }
            let (width, height) = ((size.width * step).rounded(.up), (size.height * step).rounded(.up))
            let longest = CGFloat(Bitmap.longestEdge)
            return width <= longest && height <= longest && width * height <= CGFloat(mostPixels)
        }
    }
}

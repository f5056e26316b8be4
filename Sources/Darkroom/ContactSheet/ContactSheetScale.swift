import CairoGraphics
import Foundation

/// How many pixels a contact sheet's point gets: a sheet can be opened on any machine, however long it is.
enum ContactSheetScale {
    /// The most pixels of a sheet; three times four bytes of each are needed while it is written.
    static let mostPixels = 32_000_000
    private static let steps: [CGFloat] = [2, 1.5, 1, 0.75, 0.5, 0.25, 0.125]
    /// Text is legible from here on, pictures nearly.
    static let legible: CGFloat = 0.5

    /// The largest scale, not above the pictures' own, at which a sheet of `size` points is within the limits; nil
    /// where none is.
    static func best(for size: CGSize, pictures scale: CGFloat) -> CGFloat? {
        steps.first { step in
            guard step <= max(1, scale) else { return false }
            let (width, height) = ((size.width * step).rounded(.up), (size.height * step).rounded(.up))
            let longest = CGFloat(Bitmap.longestEdge)
            return width <= longest && height <= longest && width * height <= CGFloat(mostPixels)
        }
    }
}

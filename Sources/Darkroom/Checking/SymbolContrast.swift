import CairoGraphics
import DisplayList
import Foundation
import SwiftUICore

/// Measures how a symbol or a template image stands out from the pixels that are really behind it.
enum SymbolContrast {
    /// The ratio below which it matters whether something lies over a symbol.
    private static let faint = 1.3

    /// Returns the relative luminance of an image and of its ground, 0…1; nil where nothing is drawn, where something lies over it, or
    /// where a wallpaper is behind it.
    ///
    /// - Parameters:
    ///   - marks: the drawings of the image.
    ///   - frame: the part of it that no view clips, in points.
    /// - Throws: `PictureFailure` if no picture has the size in pixels.
    static func measure(
        _ marks: [DrawnMark], in frame: CGRect, of list: DisplayList, ground: RGBAColor?, with renderer: BitmapRenderer
    ) throws -> (image: Double, ground: Double)? {
        let visible = frame.intersection(CGRect(origin: .zero, size: list.size))
        guard !marks.isEmpty, !visible.isNull, visible.width >= 1, visible.height >= 1 else { return nil }
        // A shadow or a glow is around it.
        let rect = visible.insetBy(dx: -3, dy: -3).integral
        let (crop, part) = (list.cropped(to: rect), PicturePart.marks(marks))
        let frame = visible.offsetBy(dx: -rect.minX, dy: -rect.minY)
        // One cell: a symbol is seen as a whole.
        let ink = try TextContrast(crop, of: part, ground: ground, with: renderer)
            .measure(lines: [frame], clip: frame, fontSize: 2 * max(frame.width, frame.height))
        guard let measure = ink.measure else { return nil }
        if measure.ratio < faint {
            let cover = try TextCover(crop, of: part, ground: ground, with: renderer)
            guard cover.hiddenShare(lines: [frame], clip: frame) < 0.05 else { return nil }
        }
        return (measure.text, measure.ground)
    }
}

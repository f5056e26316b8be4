import DisplayList
import Foundation

/// The geometry of symbols next to text. All lengths are in ems, measured on images that SwiftUI rendered unless noted
/// otherwise.
enum SymbolGeometry {
    /// The height of a symbol's middle above the baseline: half of San Francisco's cap height.
    static let middleAboveBaseline: CGFloat = 0.70458984375 / 2

    /// The space between a symbol's ink and its frame, above and below, and on each side.
    static let verticalMargin: CGFloat = 0.0785
    static let horizontalMargin: CGFloat = 0.095

    /// Returns how much thicker the lines of an outline of one weight become so that it looks like another; negative for
    /// thinner ones. The ink and the frame grow or shrink as much, as in 235 templates that the SF Symbols app wrote (medians
    /// −0.061 and −0.058 from regular to ultralight, 0.069 and 0.070 to black).
    static func emboldening(from: CGFloat, to weight: CGFloat) -> CGFloat {
        LineThickness.ems(weight: weight) - LineThickness.ems(weight: from)
    }

    /// Returns a symbol with these layers. The frame is the ink with the usual margins.
    ///
    /// - Parameters:
    ///   - layers: The outlines, whose origin is on the baseline, y down, at medium scale.
    ///   - parts: The same outlines as parts with roles; empty if there is only one.
    ///   - scale: The scale factor around the middle of the capitals.
    ///   - frame: The frame's size at medium scale, centered on the ink, instead of the ink's size.
    static func symbol(
        layers: [SymbolOutline.Layer], parts: [SymbolOutline.Layer] = [], scale: CGFloat, frame: CGSize? = nil,
        isMirrored: Bool
    ) -> SymbolOutline {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        var ink = CGRect.null
        for layer in layers where !layer.isErasing {
            let reach = layer.emboldening / 2
            let bounds = layer.path.boundingRect
            if !bounds.isNull { ink = ink.union(bounds.insetBy(dx: -reach, dy: -reach)) }
        }
        if ink.isNull { ink = .zero }
        var box = ink.insetBy(dx: -horizontalMargin, dy: -verticalMargin)
        if let frame {
            box = CGRect(
                x: ink.midX - frame.width / 2, y: ink.midY - frame.height / 2, width: frame.width, height: frame.height)
        }
        // Scaling keeps the position of the capitals' middle.
        let middle = -middleAboveBaseline
        let top = middle + (box.minY - middle) * scale
        let place = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -box.minX * scale, ty: -box.minY * scale)
        func placed(_ layer: SymbolOutline.Layer) -> SymbolOutline.Layer {
            var layer = layer
            layer.path = layer.path.applying(place)
            layer.emboldening *= scale
            return layer
        }
        var outline = SymbolOutline(
            layers: layers.map(placed), size: CGSize(width: box.width * scale, height: box.height * scale), baseline: -top,
            isMirroredInRightToLeft: isMirrored)
        (outline.parts, outline.hasKnownColors) = (parts.map(placed), true)
        return outline
    }
}

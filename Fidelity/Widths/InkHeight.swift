import PictureEngine
import SwiftUI

/// The height of a drawn letter.
@MainActor struct InkHeight {
    let engine: PictureEngine

    /// Returns the height in points, measured on a picture with many pixels per point.
    func height(of letter: String, size: Double, weight: Double) -> Double {
        let weights: [Double: Font.Weight] = [400: .regular, 500: .medium, 600: .semibold, 700: .bold]
        let view = Text(letter).font(.system(size: size, weight: weights[weight] ?? .regular))
        let side = size * 2
        guard let bitmap = try? engine.bitmap(of: view, size: CGSize(width: side, height: side), scale: 20, scheme: .light)
        else { return 0 }
        let boxes = InkMap(bitmap).marks().map(\.box)
        guard let top = boxes.map(\.top).min(), let bottom = boxes.map(\.bottom).max() else { return 0 }
        return (bottom - top) / 20
    }
}

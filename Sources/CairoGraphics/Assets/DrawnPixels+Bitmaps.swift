import DisplayList
import Foundation

extension DrawnPixels {
    /// Draws pixels that programs read with the fonts and the images of this process.
    package static func useBitmaps() {
        setRenderer { list in
            let renderer = BitmapRenderer(fonts: PangoShaper.current?.catalog, images: AssetLibrary.current?.decoder)
            guard let bitmap = try? renderer.render(list, scale: 1),
                case .pixels(let pixels, _, _) = DisplayImage(bitmap: bitmap, name: "a drawing").content
            else { return nil }
            return pixels
        }
    }
}

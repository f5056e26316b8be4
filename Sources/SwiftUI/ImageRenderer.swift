import CairoGraphics
import Combine
import CoreGraphics
import DisplayList
import PictureEngine
import SwiftUICore
import UIKit

/// Draws a view as a picture.
///
/// Fonts, symbols and assets are those of the widget's own picture; without one, the first picture opens the pinned ones of
/// Darkroom's resource folder.
@MainActor @preconcurrency public final class ImageRenderer<Content: View>: ObservableObject {
    nonisolated public let objectWillChange = PassthroughSubject<Void, Never>()

    /// The view to draw.
    public var content: Content { willSet { objectWillChange.send() } }
    /// The size offered to the view, in points; the picture is as large as the view then is.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels per point.
    public var scale: CGFloat = 1
    /// Whether the picture lies on black instead of on nothing.
    public var isOpaque = false
    /// Every picture is drawn in non-linear sRGB.
    public var colorMode = ColorRenderingMode.nonLinear

    public init(content view: Content) { content = view }

    /// The picture's pixels; nil where the view has no size or the resource folder is missing (`pngData()` says which).
    public var cgImage: CGImage? {
        guard let bitmap = try? bitmap() else { return nil }
        return CGImage(
            resource: DisplayImage(bitmap: bitmap, name: "a rendered view"), width: bitmap.width, height: bitmap.height)
    }

    /// The picture at `scale`; nil where `cgImage` is.
    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    /// Calls `renderer` with the view's size in points and a closure that draws it into a context.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (CGSize, @escaping (CGContext) -> Void) -> Void
    ) {
        guard let list = try? displayList(scale: rasterizationScale) else { return renderer(.zero, { _ in }) }
        renderer(list.size) { context in
            // A context's y runs up, a view's runs down.
            context.saveGState()
            context.translateBy(x: 0, y: list.size.height)
            context.scaleBy(x: 1, y: -1)
            context.add(list.items)
            context.restoreGState()
        }
    }

    /// The picture as the bytes of a PNG file. An addition to SwiftUI's own interface, for programs without UIKit.
    ///
    /// - Throws: an error that says what is wrong: a size without meaning, views nested too deep, fonts that are missing.
    public func pngData() throws -> Data { try PNGEncoder().encode(bitmap(), scale: scale) }

    /// The picture as the bytes of a PNG file, for servers. An addition to SwiftUI's own interface.
    ///
    /// The main actor lays the view out, which takes a small part of the time. Another thread draws and compresses, so renderers
    /// whose pictures are awaited together use all processors. The bytes are those of `pngData()`.
    /// - Throws: what `pngData()` throws.
    public nonisolated func encodedPNG() async throws -> Data {
        let (list, scale, background, bitmaps) = try await laidOut()
        return try PNGEncoder().encode(bitmaps.render(list, scale: scale, background: background), scale: scale)
    }

    private func laidOut() throws -> (DisplayList, CGFloat, RGBAColor?, BitmapRenderer) {
        try (displayList(scale: scale), scale, isOpaque ? .black : nil, PictureEngine.current().bitmaps)
    }

    private func bitmap() throws -> Bitmap {
        try PictureEngine.current().bitmaps.render(
            displayList(scale: scale), scale: scale, background: isOpaque ? .black : nil)
    }

    private func displayList(scale: CGFloat) throws -> DisplayList {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        return try PictureEngine.current().render(content, proposal: proposedSize, in: environment).displayList
    }
}

extension CGImage {
    /// The picture as the bytes of a PNG file. An addition to Core Graphics' own interface.
    ///
    /// - Throws: an error that says what is wrong: no pixels, or no memory.
    public func pngData() throws -> Data {
        let list = DisplayList(
            size: CGSize(width: width, height: height),
            items: [
                .image(
                    ImageDrawing(
                        resource: resource, frame: CGRect(x: 0, y: 0, width: width, height: height),
                        naturalSize: CGSize(width: width, height: height), interpolation: .none))
            ])
        return try PNGEncoder().encode(BitmapRenderer(images: AssetLibrary.current?.decoder).render(list, scale: 1))
    }
}

import CairoGraphics
import DisplayList
@_spi(Darkroom) import SwiftUICore

/// Draws a view as a picture.
///
/// The fonts and symbols are the pinned ones of Darkroom's resource folder, which the first picture opens.
@MainActor public final class ImageRenderer<Content: View> {
    /// The view to draw.
    public var content: Content
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
        return CGImage(bitmap: bitmap, scale: scale)
    }

    /// The picture as the bytes of a PNG file. An addition to SwiftUI's own interface, for programs without UIKit.
    ///
    /// - Throws: an error that says what is wrong: a size without meaning, views nested too deep, fonts that are missing.
    public func pngData() throws -> Data { try PNGEncoder().encode(bitmap(), scale: scale) }

    private func bitmap() throws -> Bitmap {
        let studio = try ImageStudio.shared()
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let session = RenderSession(
            shaper: studio.shaper, images: studio.images,
            diagnostics: RenderDiagnostics { FileHandle.standardError.write(Data("warning: \($0)\n".utf8)) })
        environment.colorAssets = ColorAssets(
            source: studio.images, report: { session.diagnostics.report($0) })
        let list = ViewRenderer(environment: environment, session: session)
            .render(content, proposal: proposedSize).displayList
        if let failure = session.failure { throw failure }
        return try studio.renderer.render(list, scale: scale, background: isOpaque ? .black : nil)
    }
}

/// A picture's pixels.
public struct CGImage: Hashable, Sendable {
    private let bitmap: Bitmap
    private let scale: CGFloat

    init(bitmap: Bitmap, scale: CGFloat) { (self.bitmap, self.scale) = (bitmap, scale) }

    /// In pixels.
    public var width: Int { bitmap.width }
    /// In pixels.
    public var height: Int { bitmap.height }

    /// The picture as the bytes of a PNG file. An addition to Core Graphics' own interface.
    public func pngData() throws -> Data { try PNGEncoder().encode(bitmap, scale: scale) }
}

/// The fonts, symbols and renderer that all image renderers share.
@MainActor private struct ImageStudio {
    let shaper: PangoShaper
    let images: AssetLibrary
    let renderer: BitmapRenderer

    private static var opened: ImageStudio?

    static func shared() throws -> ImageStudio {
        if let opened { return opened }
        let resources = try ResourceFolder.locate()
        let catalog = try FontCatalog(folder: resources.fonts)
        let images = try AssetLibrary(resources: resources)
        let studio = ImageStudio(
            shaper: PangoShaper(catalog: catalog), images: images,
            renderer: BitmapRenderer(fonts: catalog, images: images.decoder))
        opened = studio
        return studio
    }
}

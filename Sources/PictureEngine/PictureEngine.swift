import CairoGraphics
import DisplayList
import Foundation
import SwiftUICore

/// Fonts, assets and renderers: everything that a view needs to become a picture, opened once.
///
/// Views are laid out on the main actor; display lists are drawn and encoded on any thread.
@MainActor package final class PictureEngine {
    package nonisolated let fonts: FontCatalog
    package nonisolated let shaper: PangoShaper
    package nonisolated let assets: AssetLibrary
    /// Draws display lists as pixels.
    package nonisolated let bitmaps: BitmapRenderer
    private nonisolated let vectors: VectorRenderer
    private let diagnostics: RenderDiagnostics
    private let caches = SessionCaches()
    private let report: @Sendable (String) -> Void

    /// Opens the fonts, the symbols and the asset catalogs.
    ///
    /// - Parameters:
    ///   - resources: the folder of the pinned fonts and the symbol table.
    ///   - assetFolders: the asset catalogs, or folders with some, in the order in which they are searched.
    ///   - systemFamily: an installed font family that is used as the system font; nil for the pinned fonts.
    ///   - report: takes messages about what cannot be found or drawn, on any thread; nil writes them to standard error
    ///     as warnings.
    /// - Throws: `FontFailure` and `AssetFailure`, which name what is missing.
    package init(
        resources: ResourceFolder, assetFolders: [URL] = [], systemFamily: String? = nil,
        report: (@Sendable (String) -> Void)? = nil
    ) throws {
        let report = report ?? { FileHandle.standardError.write(Data("warning: \($0)\n".utf8)) }
        fonts = try FontCatalog(folder: resources.fonts, systemFamily: systemFamily, report: report)
        assets = try AssetLibrary(folders: assetFolders, resources: resources)
        shaper = PangoShaper(catalog: fonts)
        bitmaps = BitmapRenderer(fonts: fonts, images: assets.decoder, onNote: report)
        vectors = VectorRenderer(fonts: fonts, images: assets.decoder, onNote: report)
        diagnostics = RenderDiagnostics(handler: report)
        self.report = report
        ImageWarnings.setHandler(report)
    }

    /// Makes an extension's own font files available to its `.custom` fonts; those that are no fonts are reported.
    ///
    /// - Parameter folder: the extension's resources, with the files at its top level.
    package func registerFonts(in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where ["ttf", "otf", "ttc"].contains((name as NSString).pathExtension.lowercased()) {
            do {
                try fonts.register(file: folder.appendingPathComponent(name))
            } catch {
                report("\(error)")
            }
        }
    }

    // MARK: Drawing

    /// A session for one picture; it makes this engine the current one.
    ///
    /// A message that one picture has given is not given again by the next.
    /// - Parameter shaper: takes the place of the engine's own, with lines that are broken anew.
    package func session(shaper: (any TextShaper)? = nil) -> RenderSession {
        makeCurrent()
        return RenderSession(
            shaper: shaper ?? self.shaper, images: assets, diagnostics: diagnostics,
            caches: shaper == nil ? caches : SessionCaches())
    }

    /// The picture of a view in the middle of a canvas of `size` points.
    ///
    /// - Throws: `ViewFailure` where the views are nested too deep.
    package func render<V: View>(
        _ view: V, size: CGSize, in environment: EnvironmentValues
    ) throws -> RenderedView {
        try render(in: environment) { $0.render(view, size: size) }
    }

    /// The picture of a view at the size it takes when offered `proposal`.
    ///
    /// - Throws: `ViewFailure` where the views are nested too deep.
    package func render<V: View>(
        _ view: V, proposal: ProposedViewSize, in environment: EnvironmentValues
    ) throws -> RenderedView {
        try render(in: environment) { $0.render(view, proposal: proposal) }
    }

    private func render(
        in environment: EnvironmentValues, _ body: (ViewRenderer) -> RenderedView
    ) throws -> RenderedView {
        let session = session()
        var environment = environment
        environment.colorAssets = session.colorAssets
        let picture = body(ViewRenderer(environment: environment, session: session))
        if let failure = session.failure { throw failure }
        return picture
    }

    /// The pixels of a view in the middle of a canvas of `size` points, with as many pixels per point as the environment's
    /// display has: on white or, in the dark, on black.
    ///
    /// - Throws: `ViewFailure` where the views are nested too deep, `PictureFailure` for sizes that no picture has.
    package func bitmap<V: View>(of view: V, size: CGSize, in environment: EnvironmentValues) throws -> Bitmap {
        try bitmaps.render(
            render(view, size: size, in: environment).displayList, scale: environment.displayScale,
            background: environment.colorScheme == .dark ? .black : .white)
    }

    /// Encodes display lists at `scale` pixels per point.
    package nonisolated func encoder(format: PictureFormat, scale: CGFloat) -> PictureEncoder {
        PictureEncoder(format: format, scale: scale, bitmaps: bitmaps, vectors: vectors)
    }

    // MARK: The engine of the process

    private static var latest: PictureEngine?

    /// The engine that draws what widgets' own code asks to be drawn, as `ImageRenderer` does: the one that made a
    /// picture last, else one of the pinned fonts and symbols alone.
    ///
    /// - Throws: `FontFailure` and `AssetFailure` where the resource folder is missing or incomplete.
    package static func current() throws -> PictureEngine {
        if let latest { return latest }
        let engine = try PictureEngine(resources: .locate())
        engine.makeCurrent()
        return engine
    }

    /// Lets this engine answer for images and colors that widgets' own code asks for by name, and draw what it draws.
    package func makeCurrent() {
        PictureEngine.latest = self
        AssetLibrary.current = assets
    }
}

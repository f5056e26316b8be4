import CMemoryUse
import CairoGraphics
import DisplayList
import Foundation
import FoundationSupplement
import SwiftUICore

/// The fonts, assets and renderers that draw views. They are opened once.
///
/// Views are laid out on the main actor. Any thread can draw and encode display lists.
@MainActor package final class PictureEngine {
    package nonisolated let fonts: FontCatalog
    package nonisolated let shaper: PangoShaper
    package nonisolated let assets: AssetLibrary
    /// Draws display lists as pixels.
    package nonisolated let bitmaps: BitmapRenderer
    private nonisolated let vectors: VectorRenderer
    private let diagnostics: RenderDiagnostics
    private let caches = SessionCaches()
    private let report: @Sendable (RunWarning) -> Void
    /// Whether missing images and colors are drawn conspicuously. On a device, they are not drawn.
    package var marksMissing = false

    /// Opens the fonts, the symbols and the asset catalogs.
    ///
    /// - Parameters:
    ///   - resources: the folder of the pinned fonts and the symbol table.
    ///   - assetFolders: the asset catalogs, or folders that contain some, in the order in which they are searched.
    ///   - systemFamily: an installed font family that is used as the system font; nil for the pinned fonts.
    ///   - report: receives warnings about missing or undrawable content on any thread; nil writes them to standard error.
    /// - Throws: `FontFailure` if a font is missing, `AssetFailure` if a catalog or the symbol table is missing.
    package init(
        resources: ResourceFolder, assetFolders: [URL] = [], systemFamily: String? = nil,
        report: (@Sendable (RunWarning) -> Void)? = nil
    ) throws {
        Self.keepMemory()
        let report = report ?? { FileHandle.standardError.write(Data("warning: \($0.message)\n".utf8)) }
        // Fonts are looked up while a picture is laid out, and drawing takes place on other threads.
        fonts = try FontCatalog(folder: resources.fonts, systemFamily: systemFamily, report: { report(RunWarning($0)) })
        let note: @Sendable (String) -> Void = { report(RunWarning($0, about: nil)) }
        assets = try AssetLibrary(folders: assetFolders, resources: resources)
        shaper = PangoShaper(catalog: fonts)
        bitmaps = BitmapRenderer(fonts: fonts, images: assets.decoder, onNote: note)
        vectors = VectorRenderer(fonts: fonts, images: assets.decoder, onNote: note)
        diagnostics = RenderDiagnostics(handler: report)
        self.report = report
        ImageWarnings.setHandler(note)
    }

    /// Lets pictures be drawn in the memory of those before: on a card of 5 MB, the system otherwise clears 10 MB for each picture.
    private static func keepMemory() { memory_use_keep(64 << 20) }

    /// Registers the font files of a folder for `.custom` fonts, and reports files that are no fonts.
    ///
    /// - Parameter folder: a folder with font files at its top level.
    package func registerFonts(in folder: URL) {
        for file in PictureEngine.fontFiles(in: folder) { registerFont(file) }
    }

    /// Registers a font file for `.custom` fonts, or reports that it is no font.
    package func registerFont(_ file: URL) {
        do { try fonts.register(file: file) } catch { report(RunWarning("\(error)", about: nil)) }
    }

    /// The font files at the top level of a folder, sorted by name.
    package nonisolated static func fontFiles(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { ["ttf", "otf", "ttc"].contains(($0 as NSString).pathExtension.lowercased()) }.sorted()
            .map(folder.appendingPathComponent)
    }

    // MARK: Drawing

    /// Returns a session for one picture, and makes this engine the current one.
    ///
    /// Messages are not repeated by later pictures.
    /// - Parameters:
    ///   - shaper: a shaper that replaces the engine's own. Then the session does not share caches.
    ///   - isSilent: whether messages are dropped, because nothing of it is shown.
    package func session(shaper: (any TextShaper)? = nil, isSilent: Bool = false) -> RenderSession {
        makeCurrent()
        let session = RenderSession(
            shaper: shaper ?? self.shaper, images: assets, diagnostics: isSilent ? RenderDiagnostics { _ in } : diagnostics,
            caches: shaper == nil ? caches : SessionCaches())
        session.marksMissing = marksMissing
        return session
    }

    /// Returns the picture of a view in the center of a canvas of `size` points.
    ///
    /// - Throws: `ViewFailure` if the views are nested too deeply.
    package func render<V: View>(
        _ view: V, size: CGSize, in environment: EnvironmentValues
    ) throws -> RenderedView {
        try render(in: environment) { $0.render(RootStack(view), size: size) }
    }

    /// Returns the picture of a view at its size for `proposal`.
    ///
    /// - Throws: `ViewFailure` if the views are nested too deeply.
    package func render<V: View>(
        _ view: V, proposal: ProposedViewSize, in environment: EnvironmentValues
    ) throws -> RenderedView {
        try render(in: environment) { $0.render(RootStack(view), proposal: proposal) }
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

    /// Returns the pixels of a view in the center of a canvas of `size` points, with the environment's display scale. The
    /// background is white, or black in dark mode.
    ///
    /// - Throws: `ViewFailure` if the views are nested too deeply, `PictureFailure` if the size is invalid.
    package func bitmap<V: View>(of view: V, size: CGSize, in environment: EnvironmentValues) throws -> Bitmap {
        try bitmaps.render(
            render(view, size: size, in: environment).displayList, scale: environment.displayScale,
            background: environment.colorScheme == .dark ? .black : .white)
    }

    /// Returns an encoder with `scale` pixels per point.
    package nonisolated func encoder(format: PictureFormat, scale: CGFloat) -> PictureEncoder {
        PictureEncoder(format: format, scale: scale, bitmaps: bitmaps, vectors: vectors)
    }

    // MARK: The engine of the process

    private static var latest: PictureEngine?

    /// Returns the engine for widgets' own code, such as `ImageRenderer`: the engine that drew the last picture, or
    /// else a new one with only the pinned fonts and symbols.
    ///
    /// - Throws: `FontFailure` or `AssetFailure` if the resource folder is missing or incomplete.
    package static func current() throws -> PictureEngine {
        if let latest { return latest }
        let engine = try PictureEngine(resources: .locate())
        engine.makeCurrent()
        return engine
    }

    /// Uses this engine for images and colors that widgets' own code requests by name, for strings that it draws, and for
    /// `ImageRenderer`.
    package func makeCurrent() {
        PictureEngine.latest = self
        AssetLibrary.current = assets
        PangoShaper.current = shaper
        DrawnPixels.useBitmaps()
    }
}

import CFrozenClock
import CairoGraphics
import DisplayList
import Foundation
@_spi(Darkroom) import SwiftUICore
@_spi(Darkroom) import WidgetKitCore

/// Makes pictures inside a program that is not a widget's own, as a test's is.
@MainActor public final class PictureStudio {
    /// 9 January 2007, 9:41 in the morning, Universal Time.
    public nonisolated static let standardDate = Date(timeIntervalSince1970: 1_168_335_660)

    private static var studios: [[URL]: PictureStudio] = [:]

    private let catalog: FontCatalog
    private let shaper: PangoShaper
    private let images: AssetLibrary
    private let renderer: BitmapRenderer
    private let folder: ResourceFolder

    /// The studio with these asset catalogs.
    ///
    /// - Throws: an error that says which fonts or catalogs are missing.
    @_spi(Darkroom) public static func shared(assets: [URL]) throws -> PictureStudio {
        if let known = studios[assets] { return known }
        let studio = try PictureStudio(assets: assets)
        studios[assets] = studio
        return studio
    }

    private init(assets: [URL]) throws {
        folder = try ResourceFolder.locate()
        catalog = try FontCatalog(folder: folder.fonts)
        shaper = PangoShaper(catalog: catalog)
        images = try AssetLibrary(folders: assets, resources: folder)
        renderer = BitmapRenderer(fonts: catalog, images: images.decoder)
    }

    private func session() -> RenderSession {
        AssetLibrary.current = images
        return RenderSession(
            shaper: shaper, images: images, diagnostics: RenderDiagnostics { Console.shared.warn($0) })
    }

    /// The picture of a view on a canvas of `size` points, on white or, in the dark, on black: a PNG's bytes.
    @_spi(Darkroom) public func picture<V: View>(
        of view: V, size: CGSize, scale: CGFloat, scheme: ColorScheme, date: Date = standardDate
    ) throws -> Data {
        let session = session()
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.colorScheme = scheme
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = .gmt
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        environment.calendar = calendar
        environment.renderDate = date
        environment.colorAssets = ColorAssets(source: images, report: { session.diagnostics.report($0) })
        let list = ViewRenderer(environment: environment, session: session).render(view, size: size).displayList
        if let failure = session.failure { throw failure }
        let ground: RGBAColor = scheme == .dark ? .black : .white
        return try PNGEncoder().encode(renderer.render(list, scale: scale, background: ground), scale: scale)
    }

    /// The pictures of a widget, each with its family and appearance: PNGs' bytes.
    ///
    /// - Throws: `ProgramFailure` for a device that is not known, and where the provider or the views fail.
    @_spi(Darkroom) public func pictures(
        of widget: WidgetDescription, families: [WidgetFamily]?, schemes: [ColorScheme], request: WidgetEntryRequest,
        date: Date, device name: String?, scale: CGFloat, timeout: Double
    ) async throws -> [(variant: String, data: Data)] {
        let devices = try DeviceTable.read(from: folder)
        guard let device = name.map({ devices.device(named: $0) }) ?? devices.standard else {
            throw ProgramFailure.badInput("there is no device \"\(name ?? "")\" in the table.")
        }
        frozen_clock_set(date.timeIntervalSince1970)
        defer { frozen_clock_clear() }
        let intent = try await WidgetParameters.intent(of: widget, setting: [], timeout: timeout)
        let loader = EntryLoader(widget: widget, intent: intent, timeout: timeout, console: .shared)
        var pictures: [(String, Data)] = []
        for family in families ?? widget.families {
            guard let size = device.size(of: family) else {
                if families == nil { continue }
                throw ProgramFailure.badInput("\(device.name) shows no \(family) widgets.")
            }
            let surroundings = schemes.map { scheme in
                var surroundings = WidgetSurroundings(family: family, size: size, scale: scale)
                surroundings.colorScheme = scheme
                surroundings.date = date
                surroundings.isPlaceholder = request == .placeholder
                return surroundings
            }
            let context = TimelineProviderContext(
                family: family, isPreview: request == .snapshot, displaySize: size,
                environmentVariants: .init(surroundings.map(\.environmentVariant)))
            let entry = try await loader.entry(request, in: context, at: date)
            for surroundings in surroundings {
                let list = try WidgetRenderer(widget: widget, surroundings: surroundings, session: session())
                    .render(entry.content()).displayList
                let variant = surroundings.colorScheme == .dark ? "\(family)-dark" : "\(family)"
                pictures.append((variant, try PNGEncoder().encode(renderer.render(list, scale: scale), scale: scale)))
            }
        }
        return pictures
    }
}

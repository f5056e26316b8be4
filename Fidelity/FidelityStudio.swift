import CairoGraphics
import DisplayList
import Foundation

import SwiftUI
import SwiftUICore

/// The fonts, symbols and renderer of all measurements.
@MainActor final class FidelityStudio {
    let shaper: PangoShaper
    private let images: AssetLibrary
    private let renderer: BitmapRenderer

    init() throws {
        let resources = try ResourceFolder.locate()
        let catalog = try FontCatalog(folder: resources.fonts)
        shaper = PangoShaper(catalog: catalog)
        images = try AssetLibrary(resources: resources)
        renderer = BitmapRenderer(fonts: catalog, images: images.decoder)
    }

    /// Returns the width of a text on one line, in points.
    func width(of text: String, size: CGFloat, weight: CGFloat) -> Double {
        let font = FontDescriptor(family: .system(.standard), size: size, weight: weight)
        let shaped = shaper.shape(StyledText(runs: [.init(text: text, font: font)], language: "en"))
        return shaped.clusters.reduce(0) { $0 + Double($1.advance) }
    }

    func draw<V: View>(_ view: V, size: CGSize, scale: CGFloat, scheme: ColorScheme) throws -> Bitmap {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.colorScheme = scheme
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = TimeZone(identifier: "UTC")!
        let session = RenderSession(shaper: shaper, images: images)
        let list = ViewRenderer(environment: environment, session: session).render(view, size: size).displayList
        if let failure = session.failure { throw failure }
        return try renderer.render(list, scale: scale, background: scheme == .dark ? .black : .white)
    }
}

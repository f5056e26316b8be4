import CairoGraphics
import DisplayList
import Foundation
import Testing

@_spi(Darkroom) import Darkroom
@_spi(Darkroom) import SwiftUI
@_spi(Darkroom) import SwiftUICore

/// Draws `view` through the real shaper and rasterizer and compares the pixels with `golden/components/<name>.png`.
///
/// With `DARKROOM_RECORD=1` in the environment the golden is written instead. On a difference the expected, the actual
/// and the difference picture are in `.build/golden-failures`.
@MainActor func expectGolden<V: View>(
    _ name: String, width: CGFloat, height: CGFloat, scale: CGFloat = 2, scheme: ColorScheme = .light,
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: () -> V
) throws {
    let bitmap = try GoldenStudio.shared.draw(
        view(), size: CGSize(width: width, height: height), scale: scale, scheme: scheme)
    try compare(bitmap, with: GoldenStudio.folder.appendingPathComponent("components/\(name).png"), scale, sourceLocation)
}

@MainActor private func compare(
    _ bitmap: Bitmap, with golden: URL, _ scale: CGFloat, _ sourceLocation: SourceLocation
) throws {
    let actual = try PNGEncoder().encode(bitmap, scale: scale)
    let golden = Golden(file: golden, failures: GoldenStudio.package.appendingPathComponent(".build/golden-failures"))
    if ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "1" { return try golden.record(actual) }
    let name = golden.file.deletingPathExtension().lastPathComponent
    switch try golden.compare(actual, name: name) {
    case .same:
        break
    case .missing:
        Issue.record("no golden at \(golden.file.path); record it and look at it", sourceLocation: sourceLocation)
    case .different(_, let files):
        Issue.record("\(name) differs from its golden; see \(files.map(\.path))", sourceLocation: sourceLocation)
    }
}

/// The fonts, symbols and renderer that all goldens share.
@MainActor final class GoldenStudio {
    static let shared = try! GoldenStudio()
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let folder = package.appendingPathComponent("golden")

    private let shaper: PangoShaper
    private let images: AssetLibrary
    private let renderer: BitmapRenderer

    private init() throws {
        let catalog = try FontCatalog()
        shaper = PangoShaper(catalog: catalog)
        images = try AssetLibrary(
            folders: [GoldenStudio.package.appendingPathComponent("Tests/GoldenTests/Assets.xcassets")])
        renderer = BitmapRenderer(fonts: catalog, images: images.decoder)
    }

    func draw<V: View>(_ view: V, size: CGSize, scale: CGFloat, scheme: ColorScheme) throws -> Bitmap {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.colorScheme = scheme
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = TimeZone(identifier: "UTC")!
        environment.calendar = Calendar(identifier: .gregorian)
        environment.renderDate = Date(timeIntervalSince1970: 1_780_000_000)
        let session = RenderSession(shaper: shaper, images: images)
        let list = ViewRenderer(environment: environment, session: session).render(view, size: size).displayList
        let ground: RGBAColor = scheme == .dark ? .black : .white
        return try renderer.render(list, scale: scale, background: ground)
    }
}

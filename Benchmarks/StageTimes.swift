import CairoGraphics
import DisplayList
import Foundation
import PictureEngine
import SwiftUI
import SwiftUICore

/// The times of one picture's stages, and their results.
struct StageTimes {
    var layout = Duration.zero
    var shaping = Duration.zero
    var raster = Duration.zero
    var encoding = Duration.zero
    var bytes = 0

    var whole: Duration { layout + shaping + raster + encoding }
}

/// Renders pictures and measures the time.
@MainActor struct StageTimer {
    let engine: PictureEngine
    let scale: CGFloat

    init(scale: CGFloat) throws {
        engine = try PictureEngine(resources: .locate())
        self.scale = scale
    }

    /// Measures one picture from the view value to the bytes of a file.
    func time<V: View>(_ view: V, size: CGSize) throws -> StageTimes {
        var times = StageTimes()
        let shaper = TimedShaper(catalog: engine.fonts)
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.locale = Locale(identifier: "en_US")
        let session = engine.session(shaper: shaper)
        var list = DisplayList(size: size)
        let viewTime = ContinuousClock().measure {
            list = ViewRenderer(environment: environment, session: session).render(view, size: size).displayList
        }
        times.shaping = shaper.duration
        times.layout = viewTime - shaper.duration
        let (raster, encoding, bytes) = try replay(list)
        (times.raster, times.encoding, times.bytes) = (raster, encoding, bytes)
        return times
    }

    /// Measures the lower bound: the same display list rasterized and encoded, without the work of views.
    func replay(_ list: DisplayList) throws -> (raster: Duration, encoding: Duration, bytes: Int) {
        var bitmap: Bitmap?
        let raster = try ContinuousClock().measure { bitmap = try engine.bitmaps.render(list, scale: scale) }
        var data = Data()
        let encoding = try ContinuousClock().measure { data = try PNGEncoder().encode(bitmap!, scale: scale) }
        return (raster, encoding, data.count)
    }

    func displayList<V: View>(of view: V, size: CGSize) -> DisplayList {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.locale = Locale(identifier: "en_US")
        let session = engine.session(shaper: PangoShaper(catalog: engine.fonts))
        return ViewRenderer(environment: environment, session: session).render(view, size: size).displayList
    }
}

extension Duration {
    var milliseconds: Double { Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15 }
}

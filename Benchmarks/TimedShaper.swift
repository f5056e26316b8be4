import CairoGraphics
import DisplayList
import Foundation

/// A shaper that measures the time spent in it. It starts with an empty cache.
final class TimedShaper: TextShaper, @unchecked Sendable {
    private let shaper: PangoShaper
    private(set) var duration = Duration.zero

    init(catalog: FontCatalog) { shaper = PangoShaper(catalog: catalog) }

    func shape(_ text: StyledText) -> ShapedText {
        let start = ContinuousClock.now
        defer { duration += start.duration(to: .now) }
        return shaper.shape(text)
    }

    func metrics(of font: FontDescriptor) -> FontMetrics { shaper.metrics(of: font) }
}

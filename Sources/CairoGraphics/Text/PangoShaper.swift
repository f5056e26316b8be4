import CPango
import DisplayList
import Foundation

/// Shapes text with the fonts of a catalog. Pango finds breaks, scripts and directions, HarfBuzz (Pango's own shaper)
/// finds the glyphs, and the system font's glyphs get San Francisco's advances.
///
/// A shaper is safe to use from any thread. It caches recent results.
public final class PangoShaper: TextShaper, Sendable {
    private let resolver: FontResolver
    /// The cache takes a few megabytes at most, which is more than a few widgets' texts need.
    private let cache = ShapingCache(capacity: 2_000)

    public init(catalog: FontCatalog) { resolver = FontResolver(catalog: catalog) }

    /// The fonts for shaping, which also draw the glyphs.
    public var catalog: FontCatalog { resolver.catalog }

    public func shape(_ text: StyledText) -> ShapedText {
        let key = ShapingCache.Key(text)
        if let known = cache[key] { return known }
        let analysis = TextAnalysis(text)
        var itemizer = TextItemizer(analysis: analysis, text: text, resolver: resolver)
        let buffer: OpaquePointer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        var shaper = ItemShaper(analysis: analysis, text: text, buffer: buffer)
        for item in itemizer.items() { shaper.add(item) }
        let shaped = ShapedText(clusters: shaper.clusters, glyphs: shaper.glyphs, direction: analysis.direction)
        cache[key] = shaped
        return shaped
    }

    public func metrics(of font: FontDescriptor) -> FontMetrics { resolver.metrics(of: font) }
}

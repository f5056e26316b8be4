import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct CoverageCacheTests {
    @Test(arguments: 0..<20) func aPictureDrawnAgainHasTheSamePixels(part: UInt64) throws {
        let renderer = BitmapRenderer()
        for seed in part * 5..<part * 5 + 5 {
            var random = RandomItems(seed: 5000 + seed, side: 90, text: nil)
            let list = DisplayList(size: CGSize(width: 60, height: 120), items: random.items(6))
            let first = try renderer.render(list, scale: 2)
            #expect(try renderer.render(list, scale: 2) == first, "seed \(5000 + seed)")
            #expect(try BitmapRenderer().render(list, scale: 2) == first, "seed \(5000 + seed)")
        }
    }

    private func key(_ x: Double) -> CoverageCache.Key {
        CoverageCache.Key(shape: .fill(.box(x, 0, 5, 5), FillStyle()), transform: .identity)
    }

    private func coverage(_ rect: PixelRect, count: Int) -> CoverageCache.Coverage {
        CoverageCache.Coverage(rect: rect, stride: count, bytes: [UInt8](repeating: 9, count: count))
    }

    @Test func coverageIsThatOfItsRectangle() {
        let cache = CoverageCache()
        let (rect, other) = (PixelRect(minX: 0, minY: 0, maxX: 8, maxY: 1), PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 1))
        cache.insert(coverage(rect, count: 8), for: key(1))
        #expect(cache.coverage(key(1), in: rect)?.bytes.count == 8)
        #expect(cache.coverage(key(1), in: other) == nil && cache.coverage(key(2), in: rect) == nil)
    }

    @Test func whatIsNotUsedGoes() {
        let cache = CoverageCache(byteLimit: 100_000)
        let rect = PixelRect(minX: 0, minY: 0, maxX: 20, maxY: 1)
        for number in 0..<20 {
            cache.insert(coverage(rect, count: 20_000), for: key(Double(number)))
            #expect(cache.coverage(key(0), in: rect) != nil, "It is used all the time.")
        }
        #expect(cache.coverage(key(1), in: rect) == nil && cache.coverage(key(19), in: rect) != nil)
        cache.insert(coverage(rect, count: 50_000), for: key(30))
        #expect(cache.coverage(key(30), in: rect) == nil, "It is too large.")
    }

    @Test func longPathsCountAsWhatTheyTake() {
        let cache = CoverageCache(byteLimit: 100_000)
        let rect = PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
        var path = Path()
        for number in 0..<10_000 { path.move(to: CGPoint(x: Double(number) / 10_000, y: 0)) }
        let key = CoverageCache.Key(shape: .fill(path, FillStyle()), transform: .identity)
        cache.insert(coverage(rect, count: 4), for: key)
        #expect(cache.coverage(key, in: rect) == nil)
    }
}

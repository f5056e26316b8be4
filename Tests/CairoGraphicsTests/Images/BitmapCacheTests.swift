import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct BitmapCacheTests {
    private func key(_ name: String) -> BitmapCache.Key {
        BitmapCache.Key(
            resource: DisplayImage(
                content: .encoded(Data(name.utf8)), size: CGSize(width: 1, height: 1), isVector: false, name: name))
    }

    private func bitmap(_ width: Int, _ height: Int) -> Bitmap { Bitmap(width: width, height: height) { _ in } }

    @Test func theLeastRecentlyUsedIsDropped() {
        let cache = BitmapCache(byteLimit: 1000)
        let bitmap = bitmap(10, 10)
        cache.insert(bitmap, for: key("a"))
        cache.insert(bitmap, for: key("b"))
        #expect(cache.bitmap(for: key("a")) != nil)
        cache.insert(bitmap, for: key("c"))
        #expect(cache.bitmap(for: key("a")) != nil)
        #expect(cache.bitmap(for: key("b")) == nil)
        #expect(cache.byteCount == 800)
    }

    @Test func bitmapsAboveTheLimitAreNotCached() {
        let cache = BitmapCache(byteLimit: 1000)
        cache.insert(bitmap(100, 100), for: key("a"))
        #expect(cache.bitmap(for: key("a")) == nil)
        #expect(cache.byteCount == 0)
    }

    @Test func replacingCountsOnce() {
        let cache = BitmapCache(byteLimit: 1000)
        cache.insert(bitmap(10, 10), for: key("a"))
        cache.insert(bitmap(5, 10), for: key("a"))
        #expect(cache.byteCount == 200)
    }
}

import Foundation
import ImageServerCore
import Testing

@Suite struct PictureCacheTests {
    /// Draws a picture of as many bytes as its key says, and counts.
    private actor Drawer {
        var drawn: [Int] = []
        func draw(_ key: Int) -> Data {
            drawn.append(key)
            return Data(count: key)
        }
    }

    @Test func eachPictureIsDrawnOnce() async throws {
        let drawer = Drawer()
        let cache = PictureCache<Int>(draw: { await drawer.draw($0) })
        try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<50 { group.addTask { try await cache.picture(of: 7) } }
            for try await picture in group { #expect(picture.count == 7) }
        }
        #expect(await drawer.drawn == [7])
        #expect(await cache.shared == 49)
    }

    @Test func theOldestPicturesGoWhenTheBytesAreFull() async throws {
        let drawer = Drawer()
        let cache = PictureCache<Int>(bytesKept: 100, draw: { await drawer.draw($0) })
        for key in [40, 50, 40, 30, 40, 50] { _ = try await cache.picture(of: key) }
        // 30 pushed out 50, which was used before 40.
        #expect(await drawer.drawn == [40, 50, 30, 50])
    }

    @Test func requestsAreRefusedWhenTooManyWait() async throws {
        let started = AsyncStream<Void>.makeStream()
        let gate = AsyncStream<Void>.makeStream()
        let cache = PictureCache<Int>(drawnAtOnce: 1, waitingAtMost: 0) { key in
            started.continuation.yield()
            for await _ in gate.stream {}
            return Data(count: key)
        }
        async let first = cache.picture(of: 1)
        for await _ in started.stream { break }
        await #expect(throws: PictureCache<Int>.Overload.self) { try await cache.picture(of: 2) }
        gate.continuation.finish()
        #expect(try await first.count == 1)
        // The gate is open now.
        #expect(try await cache.picture(of: 2).count == 2)
    }

    @Test func valuesOfAnAddressStayInBounds() {
        let card = Card(title: String(repeating: "a", count: 100), progress: .nan, scale: 100)
        #expect(card.title.count == 60 && card.progress == 0 && card.scale == 3)
        #expect(Card(title: "a", progress: 0.401) == Card(title: "a", progress: 0.4))
    }

    @Test func aCardIsAPicture() async throws {
        let data = try await drawCard(Card(title: "Hello", progress: 0.4, scale: 1))
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
}

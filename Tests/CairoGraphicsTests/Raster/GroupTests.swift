import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct GroupTests {
    @Test func opacityFadesTheGroupAsAWhole() throws {
        let bitmap = try draw([
            .group([.box(0, 0, 10, 10, .pureRed), .box(0, 0, 10, 10, .pureBlue)]) { $0.opacity = 0.5 }
        ])
        #expect(isClose(bitmap.color(x: 5, y: 5), 0, 0, 255, 128))
    }

    @Test func opacityOfASingleItemDoesNotNeedALayer() throws {
        let item = DisplayItem.fill(.circle(5, 5, 4), FillStyle(), .color(.pureRed))
        let folded = try draw([.group([item]) { $0.opacity = 0.4 }])
        let layered = try draw([.group([item, .box(0, 0, 0, 0, .pureRed)]) { $0.opacity = 0.4 }])
        #expect(BitmapComparison(folded, layered, tolerance: 1).isEqual)
    }

    @Test(arguments: [0, -1, Double.nan]) func noOpacityDrawsNothing(opacity: Double) throws {
        let hidden = DisplayItem.group([.group([.box(0, 0, 10, 10, .pureRed)]) { $0.isIsolated = true }]) {
            $0.opacity = opacity
        }
        let bitmap = try draw([hidden, .group([.box(0, 0, 1, 1, .pureBlue)]) { $0.blendMode = .multiply }])
        #expect(bitmap.color(x: 5, y: 5).alpha == 0 && bitmap.color(x: 0, y: 0) == Bitmap.Color(0, 0, 255))
    }

    @Test func clipsIntersect() throws {
        let bitmap = try draw([
            .group([.box(0, 0, 10, 10, .pureRed)]) {
                $0.clips = [.init(path: .box(0, 0, 6, 10)), .init(path: .box(4, 0, 6, 10))]
            }, .box(9, 9, 1, 1, .pureBlue),
        ])
        #expect((0..<10).filter { bitmap.color(x: $0, y: 5).alpha > 0 } == [4, 5])
        #expect(bitmap.color(x: 9, y: 9) == Bitmap.Color(0, 0, 255))
    }

    @Test func emptyClipHidesAll() throws {
        for change in [
            { (_: inout DisplayGroup) in }, { $0.filters = [.shadow(color: .black, radius: 4, offset: .zero)] },
        ] {
            let bitmap = try draw([
                .group([.box(0, 0, 10, 10, .pureRed)]) {
                    $0.clips = [.init(path: Path())]
                    change(&$0)
                }
            ])
            bitmap.withPixels { #expect($0.allSatisfy { $0 == 0 }) }
        }
    }

    @Test func maskMultipliesAlpha() throws {
        let bitmap = try draw([
            .group([.box(0, 0, 10, 10, .pureRed)]) {
                $0.mask = [
                    .box(0, 0, 5, 10, RGBAColor(0, 255, 0, opacity: 0.5)),
                    .group([.box(5, 0, 2, 10, .pureBlue)]) { $0.opacity = 0.9 },
                ]
            }
        ])
        #expect(isClose(bitmap.color(x: 2, y: 5), 255, 0, 0, 128))
        #expect(isClose(bitmap.color(x: 6, y: 5), 255, 0, 0, 230))
        #expect(bitmap.color(x: 8, y: 5).alpha == 0)
    }

    @Test func transformsNest() throws {
        let bitmap = try draw([
            .group([.group([.box(0, 0, 1, 1, .pureRed)]) { $0.transform = .init(translationX: 2, y: 1) }]) {
                $0.transform = .init(scaleX: 3, y: 3)
            }
        ])
        #expect(bitmap.color(x: 6, y: 3).alpha == 255 && bitmap.color(x: 8, y: 5).alpha == 255)
        #expect(bitmap.color(x: 5, y: 3).alpha == 0 && bitmap.color(x: 9, y: 5).alpha == 0)
    }

    @Test func isolationKeepsBlendingInside() throws {
        func picture(isolated: Bool) throws -> Bitmap.Color {
            let dark = DisplayItem.group([.box(0, 0, 10, 10, .pureBlue)]) { $0.blendMode = .multiply }
            let bitmap = try draw([.box(0, 0, 10, 10, .pureRed), .group([dark]) { $0.isIsolated = isolated }])
            return bitmap.color(x: 5, y: 5)
        }
        #expect(try picture(isolated: false) == Bitmap.Color(0, 0, 0))
        #expect(try picture(isolated: true) == Bitmap.Color(0, 0, 255))
    }

    /// Nests groups more deeply than the stack of a thread allows.
    private func nested(_ depth: Int, _ change: @escaping (inout DisplayGroup) -> Void) throws -> Bitmap.Color {
        let outcome = Outcome()
        let finished = DispatchSemaphore(value: 0)
        var item = DisplayItem.box(0, 0, 10, 10, .pureRed)
        for _ in 0..<depth { item = .group([item], change) }
        let list = DisplayList(size: CGSize(width: 10, height: 10), items: [item])
        // The value is never freed, because Swift frees nested values recursively and this test's threads have too
        // small a stack.
        _ = Unmanaged.passRetained(Kept(list: list))
        let worker = Thread {
            outcome.color = Result { try BitmapRenderer().render(list, scale: 1).color(x: 5, y: 5) }
            finished.signal()
        }
        worker.stackSize = 256 << 10
        worker.start()
        finished.wait()
        return try #require(outcome.color).get()
    }

    private final class Kept {
        let list: DisplayList
        init(list: DisplayList) { self.list = list }
    }

    private final class Outcome: @unchecked Sendable {
        var color: Result<Bitmap.Color, any Error>?
    }

    @Test func tenThousandGroupsNeedNoDeepStack() throws {
        #expect(
            try nested(10_000) { $0.transform = CGAffineTransform(translationX: 0, y: 0) } == Bitmap.Color(255, 0, 0))
        #expect(try nested(10_000) { $0.clips = [.init(path: .box(0, 0, 10, 10))] } == Bitmap.Color(255, 0, 0))
    }

    @Test func tenThousandLayersNeedNoDeepStack() throws {
        #expect(try nested(10_000) { $0.blendMode = .multiply } == Bitmap.Color(255, 0, 0))
        #expect(try nested(10_000) { $0.opacity = 0.99999 }.alpha > 200)
    }

    @Test func layersBeyondTheBudgetAreDrawnAllTheSame() throws {
        let notes = NoteCollector()
        var item = DisplayItem.box(0, 0, 1000, 1000, .pureRed)
        for _ in 0..<90 { item = .group([item]) { $0.blendMode = .multiply } }
        let list = DisplayList(size: CGSize(width: 1000, height: 1000), items: [item])
        let bitmap = try BitmapRenderer(onNote: { notes.add($0) }).render(list, scale: 1)
        #expect(bitmap.color(x: 500, y: 500) == Bitmap.Color(255, 0, 0))
        #expect(notes.notes.count == 1)
    }
}

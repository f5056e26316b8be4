import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

/// What lies behind a group, filtered inside the group's clips.
@Suite struct BackdropTests {
    private static let inverting = DisplayFilter.colorMatrix(
        [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])

    /// Returns a group without items that filters what lies behind it.
    private func backdrop(_ clip: Path, _ filters: [DisplayFilter], opacity: Double = 1) -> DisplayItem {
        .group([]) {
            $0.clips = [DisplayGroup.Clip(path: clip)]
            $0.backdrop = filters
            $0.opacity = opacity
        }
    }

    @Test func onlyTheInsideOfTheClipsIsFiltered() throws {
        let bitmap = try draw([.box(0, 0, 10, 10, .pureRed), backdrop(.box(2, 2, 4, 4), [Self.inverting])])
        #expect(bitmap.color(x: 3, y: 3) == Bitmap.Color(0, 255, 255))
        #expect(bitmap.color(x: 1, y: 3) == Bitmap.Color(255, 0, 0))
        #expect(bitmap.color(x: 6, y: 3) == Bitmap.Color(255, 0, 0))
    }

    @Test func itemsLieAboveTheFilteredContent() throws {
        let bitmap = try draw([
            .box(0, 0, 10, 10, .pureRed),
            .group([.box(0, 0, 5, 10, .pureGreen)]) { $0.backdrop = [Self.inverting] },
            .box(9, 0, 1, 10, .pureBlue),
        ])
        #expect(bitmap.color(x: 2, y: 5) == Bitmap.Color(0, 255, 0))
        #expect(bitmap.color(x: 7, y: 5) == Bitmap.Color(0, 255, 255))
        #expect(bitmap.color(x: 9, y: 5) == Bitmap.Color(0, 0, 255))
    }

    @Test func opacityMixesTheFilteredContentWithTheContent() throws {
        let bitmap = try draw([.box(0, 0, 10, 10, .pureRed), backdrop(.box(0, 0, 10, 10), [Self.inverting], opacity: 0.4)])
        #expect(isClose(bitmap.color(x: 5, y: 5), 153, 102, 102))
    }

    @Test func aBlurSeesWhatLiesAroundTheClip() throws {
        let black = DisplayItem.box(0, 0, 50, 100, .black)
        let white = DisplayItem.box(50, 0, 50, 100, RGBAColor(255, 255, 255))
        let bitmap = try draw([black, white, backdrop(.box(50, 0, 10, 100), [.blur(radius: 8, isOpaque: true)])], side: 100)
        #expect(isClose(bitmap.color(x: 50, y: 50), 134, 134, 134, by: 6))
        #expect(bitmap.color(x: 49, y: 50) == Bitmap.Color(0, 0, 0))
        #expect(bitmap.color(x: 60, y: 50) == Bitmap.Color(255, 255, 255))
    }

    /// What is transparent stays so, and an edge of the picture is no dark margin.
    @Test func aBlurKeepsTheOpacityOfTheContent() throws {
        let blurred = backdrop(.box(0, 0, 100, 100), [.blur(radius: 8, isOpaque: true)])
        #expect(try draw([blurred], side: 100).color(x: 50, y: 50).alpha == 0)
        #expect(try draw([.box(0, 0, 100, 100, .pureRed), blurred], side: 100).color(x: 0, y: 0) == Bitmap.Color(255, 0, 0))
    }

    @Test func anIsolatedGroupHidesWhatLiesBehindIt() throws {
        let bitmap = try draw([
            .box(0, 0, 10, 10, .pureRed),
            .group([backdrop(.box(0, 0, 10, 10), [Self.inverting])]) { $0.isIsolated = true },
        ])
        #expect(bitmap.color(x: 5, y: 5) == Bitmap.Color(255, 0, 0))
    }

    @Test func vectorPicturesLeaveItOutAndSaySo() throws {
        let notes = NoteCollector()
        let list = DisplayList(
            size: CGSize(width: 10, height: 10), items: [.box(0, 0, 10, 10, .pureRed), backdrop(.box(0, 0, 5, 5), [Self.inverting])])
        _ = try VectorRenderer(onNote: notes.add).render(list, as: .svg)
        #expect(notes.notes == ["SVG and PDF do not blur what lies behind a material; it is only tinted."])
    }
}

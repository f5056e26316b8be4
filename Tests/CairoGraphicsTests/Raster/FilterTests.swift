import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct FilterTests {
    /// Returns the share of a Gaussian with deviation `sigma` below `x`.
    private func below(_ x: Double, _ sigma: Double) -> Double { 0.5 * (1 + erf(x / (sigma * 2.0.squareRoot()))) }

    @Test(arguments: [0.4, 1, 2.5, 7.5, 20]) func blurredEdgeIsAGaussians(sigma: Double) throws {
        let bitmap = try draw(
            [.group([.box(-200, -200, 300, 600, .black)]) { $0.filters = [.blur(radius: sigma, isOpaque: false)] }],
            side: 200)
        for x in stride(from: 60, to: 140, by: 3) {
            let expected = 255 * below(100 - Double(x) - 0.5, sigma)
            // Three boxes differ from a Gaussian by about a hundredth. For small deviations, the width of a pixel
            // matters.
            #expect(abs(Double(bitmap.color(x: x, y: 100).alpha) - expected) < (sigma < 1 ? 16 : 4))
        }
    }

    /// What lies across the picture's edges counts as much as in a larger picture.
    @Test(arguments: [
        DisplayFilter.blur(radius: 12, isOpaque: false), .shadow(color: .black, radius: 24, offset: CGSize(width: 3, height: -2)),
    ])
    func edgesOfThePictureAreLikeThoseOfALargerOne(filter: DisplayFilter) throws {
        func drawn(_ place: Double, side: Double) throws -> Bitmap {
            try draw([.group([.box(place, place, 80, 50, .pureRed), .box(place + 20, place + 60, 40, 20, .black)]) { $0.filters = [filter] }], side: side)
        }
        let (small, large) = (try drawn(0, side: 80), try drawn(100, side: 280))
        for y in stride(from: 0, to: 80, by: 7) {
            for x in stride(from: 0, to: 80, by: 7) {
                let (own, other) = (small.color(x: x, y: y), large.color(x: x + 100, y: y + 100))
                #expect(own == other, "\(x), \(y)")
            }
        }
    }

    @Test func shadowLiesBelowWithHalfItsRadiusAsDeviation() throws {
        let bitmap = try draw(
            [
                .group([.box(40, 40, 80, 80, .pureRed)]) {
                    $0.filters = [
                        .shadow(
                            color: RGBAColor(0, 0, 255, opacity: 0.5), radius: 10, offset: CGSize(width: 20, height: 0))
                    ]
                }
            ], side: 160)
        #expect(bitmap.color(x: 80, y: 80) == Bitmap.Color(255, 0, 0))
        for x in [122, 130, 138, 145, 150] {
            let expected = 127.5 * below(140 - Double(x) - 0.5, 5)
            let color = bitmap.color(x: x, y: 80)
            #expect(abs(Double(color.alpha) - expected) < 4 && (color.alpha < 20 || color.blue > 240))
        }
        #expect(bitmap.color(x: 30, y: 80).alpha == 0)
    }

    @Test func sharpShadowIsACopy() throws {
        let bitmap = try draw([
            .group([.box(2, 2, 4, 4, .pureRed)]) {
                $0.filters = [.shadow(color: .black, radius: 0, offset: CGSize(width: 3, height: 3))]
            }
        ])
        #expect(bitmap.color(x: 5, y: 5) == Bitmap.Color(255, 0, 0))
        #expect(bitmap.color(x: 8, y: 8) == Bitmap.Color(0, 0, 0) && bitmap.color(x: 9, y: 9).alpha == 0)
    }

    @Test func lengthsFollowTheGroupsTransform() throws {
        func shadow(_ transform: CGAffineTransform, _ scale: CGFloat) throws -> Bitmap {
            try draw(
                [
                    .group([.box(4, 4, 4, 4, .pureRed)]) {
                        $0.transform = transform
                        $0.filters = [.shadow(color: .black, radius: 2, offset: CGSize(width: 3, height: 1))]
                    }
                ], side: 20 / scale * 2, scale: scale)
        }
        #expect(try shadow(.init(scaleX: 2, y: 2), 1) == shadow(.identity, 2))
    }

    @Test func shadowsOfClippedContentAreVisible() throws {
        let bitmap = try draw([
            .group([.box(-20, 0, 15, 10, .pureRed)]) {
                $0.filters = [.shadow(color: .black, radius: 0, offset: CGSize(width: 15, height: 0))]
            }
        ])
        #expect(bitmap.color(x: 5, y: 5) == Bitmap.Color(0, 0, 0))
    }

    @Test func clipsAreInsideTheShadowAndParentsClipsAreAround() throws {
        let bitmap = try draw(
            [
                .group([
                    .group([.box(0, 0, 20, 20, .pureRed)]) {
                        $0.clips = [.init(path: .box(0, 0, 5, 5))]
                        $0.filters = [.shadow(color: .black, radius: 0, offset: CGSize(width: 5, height: 0))]
                    }
                ]) { $0.clips = [.init(path: .box(0, 0, 20, 3))] }
            ], side: 20)
        #expect(bitmap.color(x: 7, y: 2) == Bitmap.Color(0, 0, 0))
        #expect(bitmap.color(x: 7, y: 4).alpha == 0 && bitmap.color(x: 12, y: 2).alpha == 0)
    }

    @Test func opaqueBlurKeepsItsEdges() throws {
        let bitmap = try draw([
            .group([.box(2, 2, 6, 6, .pureRed), .box(4, 2, 4, 6, .pureBlue)]) {
                $0.filters = [.blur(radius: 2, isOpaque: true)]
            }
        ])
        #expect(bitmap.color(x: 2, y: 2).alpha == 255 && bitmap.color(x: 7, y: 7).alpha == 255)
        #expect(bitmap.color(x: 1, y: 5).alpha == 0)
        let middle = bitmap.color(x: 4, y: 5)
        #expect(middle.red > 40 && middle.blue > 40)
    }

    @Test func colorMatrixWorksOnColorsNotMultiplied() throws {
        let swap: [Double] = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0.5, 0]
        let bitmap = try draw([
            .group([.box(0, 0, 10, 10, RGBAColor(red: 1, green: 0.2, blue: 0, opacity: 0.8))]) {
                $0.filters = [.colorMatrix(swap)]
            }
        ])
        #expect(isClose(bitmap.color(x: 5, y: 5), 0, 51, 255, 102, by: 2))
    }

    @Test func luminanceBecomesAlpha() throws {
        let bitmap = try draw([
            .group([.box(0, 0, 5, 10, .white), .box(5, 0, 5, 10, .pureGreen)]) { $0.filters = [.luminanceToAlpha] }
        ])
        #expect(isClose(bitmap.color(x: 2, y: 5), 0, 0, 0, 255))
        #expect(isClose(bitmap.color(x: 7, y: 5), 0, 0, 0, 182))
    }

    @Test func badFiltersLeaveThePictureAsItIs() throws {
        let notes = NoteCollector()
        let filters: [DisplayFilter] = [
            .blur(radius: .nan, isOpaque: false), .blur(radius: -3, isOpaque: true),
            .blur(radius: .infinity, isOpaque: false),
            .shadow(color: .clear, radius: .infinity, offset: CGSize(width: CGFloat.nan, height: 0)),
            .colorMatrix([1, 2]),
        ]
        let bitmap = try draw(
            [.group([.box(0, 0, 10, 10, .pureRed)]) { $0.filters = filters }],
            renderer: BitmapRenderer { notes.add($0) })
        #expect(bitmap.color(x: 5, y: 5) == Bitmap.Color(255, 0, 0) && notes.notes.count == 1)
    }

    @Test func enormousBlursStayWithinMemory() throws {
        let bitmap = try draw(
            [.group([.box(-1e6, -1e6, 2e6, 2e6, .pureRed)]) { $0.filters = [.blur(radius: 1e9, isOpaque: false)] }],
            side: 50)
        #expect(bitmap.color(x: 25, y: 25).red == 255)
    }
}

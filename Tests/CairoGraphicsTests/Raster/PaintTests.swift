import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct PaintTests {
    private let ramp = GradientRamp(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])

    private func fill(_ paint: Paint, side: CGFloat = 100) throws -> Bitmap {
        try draw([.fill(.box(0, 0, side, side), FillStyle(), paint)], side: side)
    }

    @Test func linearGradientRunsFromStartToEnd() throws {
        let bitmap = try fill(.linearGradient(ramp, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0)))
        for x in 0..<100 {
            let expected = Int((min(1, max(0, (Double(x) + 0.5 - 20) / 60)) * 255).rounded())
            #expect(isClose(bitmap.color(x: x, y: 50), expected, expected, expected))
        }
    }

    @Test func linearGradientRunsBackwardsAndAslant() throws {
        let bitmap = try fill(.linearGradient(ramp, start: CGPoint(x: 90, y: 70), end: CGPoint(x: 10, y: 10)))
        for (x, y) in [(0, 0), (5, 60), (50, 50), (99, 99), (30, 12), (77, 3)] {
            let t = ((Double(x) + 0.5 - 90) * -80 + (Double(y) + 0.5 - 70) * -60) / 10_000
            let expected = Int((min(1, max(0, t)) * 255).rounded())
            #expect(isClose(bitmap.color(x: x, y: y), expected, expected, expected))
        }
    }

    @Test func hardEdgesKeepTheOrderOfStops() throws {
        let hard = GradientRamp(stops: [
            .init(color: .pureRed, location: 0), .init(color: .pureRed, location: 0.5),
            .init(color: .pureBlue, location: 0.5),
            .init(color: .pureBlue, location: 1),
        ])
        let bitmap = try fill(.linearGradient(hard, start: .zero, end: CGPoint(x: 100, y: 0)))
        #expect(bitmap.color(x: 49, y: 0) == Bitmap.Color(255, 0, 0))
        #expect(bitmap.color(x: 50, y: 0) == Bitmap.Color(0, 0, 255))
    }

    /// SwiftUI's colors keep their hue where they fade into a transparent one, whatever that one's own values are. Core Graphics' do not.
    @Test func colorsFadeByTheirOpacity() throws {
        let clear = RGBAColor(red: 0, green: 0, blue: 0, opacity: 0)
        var fade = GradientRamp(stops: [.init(color: .white, location: 0), .init(color: clear, location: 1)])
        func middle() throws -> Bitmap.Color {
            let ground = RGBAColor(red: 1, green: 1, blue: 1, opacity: 1)
            return try draw(
                [
                    .fill(.box(0, 0, 100, 100), FillStyle(), .color(ground)),
                    .fill(.box(0, 0, 100, 100), FillStyle(), .linearGradient(fade, start: .zero, end: CGPoint(x: 100, y: 0))),
                ], side: 100
            ).color(x: 50, y: 50)
        }
        #expect(isClose(try middle(), 255, 255, 255))
        fade.space = .perceptual
        #expect(isClose(try middle(), 255, 255, 255))
        (fade.space, fade.interpolation) = (.device, .straight)
        #expect(isClose(try middle(), 192, 192, 192, by: 2))
        fade.interpolation = .premultiplied
        fade.stops[1].color = RGBAColor(red: 1, green: 0, blue: 0, opacity: 0.5)
        // Halfway, white counts twice as much as a red of half its opacity: 3/4 of (1, 2/3, 2/3), and a quarter of the ground.
        #expect(isClose(try middle(), 255, 191, 191, by: 2))
    }

    @Test func perceptualMiddleOfBlackAndWhiteIsDarkGrey() throws {
        var even = ramp
        even.space = .perceptual
        let bitmap = try fill(.linearGradient(even, start: .zero, end: CGPoint(x: 100, y: 0)))
        // Oklab's lightness 0.5 is linear 0.125, sRGB 0.3886.
        #expect(isClose(bitmap.color(x: 50, y: 0), 100, 100, 100, by: 2))
        #expect(
            isClose(bitmap.color(x: 0, y: 0), 0, 0, 0, by: 2)
                && isClose(bitmap.color(x: 99, y: 0), 254, 254, 254, by: 2))
    }

    @Test func radialGradientGrowsWithDistance() throws {
        let bitmap = try fill(
            .radialGradient(ramp, center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 40))
        for x in [0, 20, 45, 50, 70, 88, 99] {
            let t = (hypot(Double(x) + 0.5 - 50, 0.5) - 10) / 30
            let expected = Int((min(1, max(0, t)) * 255).rounded())
            #expect(isClose(bitmap.color(x: x, y: 50), expected, expected, expected))
        }
    }

    @Test func ellipticalGradientIsStretched() throws {
        let bitmap = try fill(
            .ellipticalGradient(
                ramp, center: CGPoint(x: 50, y: 50), radii: CGSize(width: 50, height: 20), startFraction: 0,
                endFraction: 1))
        for (x, y) in [(50, 50), (75, 50), (50, 60), (99, 50), (50, 90)] {
            let t = hypot((Double(x) + 0.5 - 50) / 50, (Double(y) + 0.5 - 50) / 20)
            let expected = Int((min(1, t) * 255).rounded())
            #expect(isClose(bitmap.color(x: x, y: y), expected, expected, expected))
        }
    }

    @Test func angularGradientRunsClockwise() throws {
        let bitmap = try fill(
            .angularGradient(ramp, center: CGPoint(x: 50, y: 50), start: .degrees(-90), end: .degrees(270)))
        for (x, y) in [(90, 20), (90, 50), (90, 90), (50, 90), (10, 90), (10, 50), (10, 20), (30, 2)] {
            var turn = (atan2(Double(y) + 0.5 - 50, Double(x) + 0.5 - 50) + .pi / 2) / (2 * .pi)
            if turn < 0 { turn += 1 }
            let expected = Int((turn * 255).rounded())
            #expect(isClose(bitmap.color(x: x, y: y), expected, expected, expected))
        }
    }

    @Test func partOfATurnGoesOnToTheMiddleOfTheRest() throws {
        // The sweep is a quarter from the right clockwise to the bottom. The rest is divided at the upper left.
        let bitmap = try fill(.angularGradient(ramp, center: CGPoint(x: 50, y: 50), start: .zero, end: .degrees(90)))
        #expect(isClose(bitmap.color(x: 5, y: 60), 255, 255, 255))
        #expect(isClose(bitmap.color(x: 60, y: 5), 0, 0, 0))
        #expect(isClose(bitmap.color(x: 90, y: 90), 128, 128, 128, by: 2))
    }

    @Test func angularGradientBackwardsMirrors() throws {
        let forward = try fill(.angularGradient(ramp, center: CGPoint(x: 50, y: 50), start: .zero, end: .degrees(360)))
        let back = try fill(.angularGradient(ramp, center: CGPoint(x: 50, y: 50), start: .zero, end: .degrees(-360)))
        for (x, y) in [(80, 20), (20, 30), (45, 90)] {
            let expected = Int(forward.color(x: x, y: 99 - y).red)
            #expect(isClose(back.color(x: x, y: y), expected, expected, expected))
        }
    }

    @Test func badGradientsDrawOneColorOrNothing() throws {
        let nowhere = CGPoint(x: CGFloat.nan, y: 0)
        let white: [Paint] = [
            .linearGradient(ramp, start: .zero, end: .zero), .linearGradient(ramp, start: nowhere, end: .zero),
            .radialGradient(ramp, center: nowhere, startRadius: 0, endRadius: 1),
            .angularGradient(ramp, center: .zero, start: .zero, end: .zero),
            .ellipticalGradient(ramp, center: .zero, radii: .zero, startFraction: 0, endFraction: 1),
        ]
        for paint in white { #expect(try fill(paint).color(x: 50, y: 50) == Bitmap.Color(255, 255, 255)) }
        let nothing = GradientRamp(stops: [.init(color: .pureRed, location: .nan)])
        #expect(try fill(.linearGradient(nothing, start: .zero, end: CGPoint(x: 1, y: 1))).color(x: 5, y: 5).alpha == 0)
        #expect(
            try fill(.linearGradient(GradientRamp(stops: []), start: .zero, end: CGPoint(x: 1, y: 1)))
                .color(x: 5, y: 5).alpha == 0)
    }

    /// Numbers beyond those of floats and of ints give colors of the ramp, and end.
    @Test(arguments: [1e7, 1e12, 1e20, 1e37, 1e38, 1e40, 1e60, 1e300, -1e7, -1e38, -1e300])
    func gradientsFarAwayDrawColorsOfTheRamp(distance: Double) throws {
        let end = CGPoint(x: distance / 2, y: distance)
        let paints: [Paint] = [CGPoint(x: distance, y: 50), CGPoint(x: 50, y: distance), CGPoint(x: distance, y: -distance)].flatMap {
            [
                .angularGradient(ramp, center: $0, start: .degrees(45), end: .degrees(405)),
                .angularGradient(ramp, center: $0, start: .degrees(-7), end: .degrees(50)),
                .radialGradient(ramp, center: $0, startRadius: 0, endRadius: abs(distance)),
                .radialGradient(ramp, center: $0, startRadius: 0, endRadius: 1e60),
                .ellipticalGradient(
                    ramp, center: $0, radii: CGSize(width: 1e-30, height: 1e30), startFraction: 0, endFraction: 1),
                .linearGradient(ramp, start: $0, end: end), .linearGradient(ramp, start: .zero, end: $0),
            ]
        }
        for paint in paints {
            let bitmap = try fill(paint)
            for place in [0, 50, 99] {
                let color = bitmap.color(x: place, y: 99 - place)
                #expect(color.alpha == 255 && color.red == color.green && color.green == color.blue)
            }
        }
    }

    @Test func gradientFollowsTheGroupsTransform() throws {
        let item = DisplayItem.fill(
            .box(0, 0, 10, 10), FillStyle(), .linearGradient(ramp, start: .zero, end: CGPoint(x: 10, y: 0)))
        let bitmap = try draw([.group([item]) { $0.transform = CGAffineTransform(scaleX: 10, y: 10) }], side: 100)
        #expect(isClose(bitmap.color(x: 75, y: 3), 193, 193, 193, by: 1))
    }
}

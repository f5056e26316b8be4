import DisplayList
import Testing

@testable import SwiftUICore

/// The expected values are measured on pictures of widgets that SwiftUI drew, to within 2 of 255.
@MainActor @Suite struct StandardGradientTests {
    private func channels(_ color: RGBAColor) -> [Int] {
        [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    private func expectClose(_ found: [Int], _ measured: [Int], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(zip(found, measured).allSatisfy { abs($0 - $1) <= 2 }, "\(found)", sourceLocation: sourceLocation)
    }

    @Test("(M) A color lies below a lighter one, which ends at 0.7") func colorsBecomeLighter() {
        let teal = RGBAColor(48, 176, 199)
        let stops = StandardGradient.stops(of: teal)
        #expect(stops.map(\.location) == [0, 0.7])
        #expect(stops[1].color == teal)
        expectClose(channels(stops[0].color), [96, 204, 222])
        let quarter = stops[0].color.mixed(with: teal, by: 0.25 / 0.7, in: .device)
        expectClose(channels(quarter), [79, 194, 214])
        expectClose(channels(stops[0].color.mixed(with: teal, by: 0.5 / 0.7, in: .device)), [61, 184, 206])
    }

    @Test("(M) White lies above a darker color, from 0.3 on") func whiteBecomesDarker() {
        let stops = StandardGradient.stops(of: .white)
        #expect(stops.map(\.location) == [0.3, 1])
        #expect(stops[0].color == .white)
        expectClose(channels(stops[1].color), [230, 230, 230])
    }

    @Test func everyColorHasTwoKindsOfItself() {
        for color in [RGBAColor.black, .white, RGBAColor(255, 0, 0), RGBAColor(250, 250, 240), RGBAColor(1, 2, 3)] {
            let stops = StandardGradient.stops(of: color)
            #expect(stops[0].color != stops[1].color && stops.contains { $0.color == color })
        }
    }

    @Test func theOpacityIsKept() {
        let stops = StandardGradient.stops(of: RGBAColor(48, 176, 199, opacity: 0.5))
        #expect(stops.map(\.color.opacity) == [0.5, 0.5])
        #expect(Color.teal.gradient.ramp(in: ColorContext()).stops.map(\.location) == [0, 0.7])
    }
}

import CairoGraphics
import Foundation
import Testing

@testable import Darkroom

struct ImageTonesTests {
    private func spread(_ frame: CGRect, _ value: (Int, Int) -> UInt32) -> Double? {
        ImageTones.spread(
            in: frame,
            of: Bitmap(width: 30, height: 30) { pixels in
                for index in pixels.indices { pixels[index] = value(index % 30, index / 30) }
            })
    }

    @Test func plainAreaHasNoSpread() { #expect(spread(CGRect(x: 0, y: 0, width: 10, height: 10)) { _, _ in 0xFFFF_FFFF } == 0) }

    @Test func blackAndWhiteHavesHaveTheLargestSpread() {
        #expect(spread(CGRect(x: 0, y: 0, width: 10, height: 10)) { x, _ in x < 15 ? 0xFF00_0000 : 0xFFFF_FFFF } == 0.5)
    }

    @Test func invisibleImageHasNone() {
        #expect(spread(CGRect(x: 20, y: 0, width: 10, height: 10)) { _, _ in 0xFFFF_FFFF } == nil)
        #expect(spread(.null) { _, _ in 0xFFFF_FFFF } == nil)
    }
}

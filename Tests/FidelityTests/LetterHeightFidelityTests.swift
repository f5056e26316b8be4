import CairoGraphics
import DisplayList
import SwiftUI
import SwiftUICore
import Testing

/// Tests the heights of the letters that stand in for San Francisco's.
@MainActor @Suite struct LetterHeightFidelityTests {
    /// San Francisco's x-height is .5264 of the size in the text cut (its own table) and .505 in the display cut
    /// (measured on a title). Between 17 and 28 points it has neither value.
    @Test("(M) Cap height .7046 and x-height within 2%", arguments: [10, 12, 15, 17, 28, 34] as [CGFloat])
    func heights(size: CGFloat) {
        for weight in [Font.Weight.regular, .medium, .semibold, .bold] {
            #expect(abs(height(of: "H", size, weight) / size - 0.7046) < 0.7046 * 0.02)
            let small = size < 28 ? 0.5264 : 0.505
            #expect(abs(height(of: "x", size, weight) / size - small) < small * 0.02)
        }
    }

    /// Returns the height of a letter's ink in points.
    private func height(of letter: String, _ size: CGFloat, _ weight: Font.Weight) -> CGFloat {
        let text = Text(letter).font(.system(size: size, weight: weight)).foregroundStyle(.black)
        let view = text.frame(width: size * 2, height: size * 2)
        let list = LaidOut.picture(of: view, proposal: .unspecified, scale: 20).displayList
        guard let bitmap = try? LaidOut.bitmap(of: list, scale: 20) else { return 0 }
        let rows = (0..<bitmap.height).filter { y in
            (0..<bitmap.width).contains { bitmap.premultipliedPixel(x: $0, y: y) & 0xFF < 0x80 }
        }
        guard let top = rows.first, let bottom = rows.last else { return 0 }
        return CGFloat(bottom - top + 1) / 20
    }
}

import SwiftUI
import SwiftUICore
import Testing

/// Tests line breaks that SwiftUI's own pictures show (M).
@MainActor @Suite struct LineBreakFidelityTests {
    @Test("(M) Wide last words stay alone", arguments: ["Firmware Update Required", "Security Update Recommended"])
    func titles(title: String) throws {
        let words = title.split(separator: " ")
        let font = Font.system(size: 34, weight: .bold)
        let text = Text(title).font(font).multilineTextAlignment(.center)
        let size = LaidOut.size(of: text, in: ProposedViewSize(width: 390, height: 400))
        let lines = [words.dropLast().joined(separator: " "), String(words[2])]
        let widths = lines.map { LaidOut.size(of: Text($0).font(font)).width }
        #expect(abs(size.height - 2 * LaidOut.size(of: Text("A").font(font)).height) < 0.67)
        // The first line may have a trailing space.
        #expect(size.width >= widths.max()! - 0.34 && size.width < widths.max()! + 12)
    }

    /// (M) San Francisco's interpunct is 0.57 lower than Inter's at 11 points.
    @Test("(M) The interpunct's height") func interpunct() throws {
        let list = LaidOut.picture(
            of: Text("a·").font(.system(size: 11)), proposal: .unspecified, scale: 3).displayList
        let run = try #require(list.glyphRuns.first)
        #expect(abs(run.glyphs[1].position.y - run.glyphs[0].position.y - 0.57) < 0.02)
    }
}

import DisplayList
import SwiftUI
import SwiftUICore
import Testing

/// Tests where stacks put their views (measured: M).
@MainActor @Suite struct StackFidelityTests {
    private let row = ProposedViewSize(width: 350, height: 60)

    /// (M) Beside a view that takes all width, a spacer's frame gets half: the tile spans from 8 to 171 of 350.
    @Test("(M) A spacer's frame gets its share") func spacersFrame() throws {
        let tile = Rectangle().fill(.black).frame(maxWidth: .infinity)
        let view = HStack(spacing: 8) { tile; Spacer().frame(maxWidth: .infinity) }.padding(8)
        let box = try #require(LaidOut.picture(of: view, proposal: row, scale: 3).displayList.filledBoxes.first)
        #expect(abs(box.minX - 8) < 0.34 && abs(box.maxX - 171) < 0.34)
    }

    private func pitch<V: View>(of view: V, scale: CGFloat = 3) -> CGFloat {
        let baselines = LaidOut.baselines(of: view, scale: scale)
        return (baselines.last ?? 0) - (baselines.first ?? 0)
    }

    /// (M) The distance between the baselines of a label and a caption below it is 17.33.
    @Test("(M) A label above a caption", arguments: ["bolt.fill", "house.fill", "drop.fill"])
    func labelAboveCaption(symbol: String) {
        let view = VStack { Label("Solar", systemImage: symbol); Text("42").font(.caption) }
        #expect(abs(pitch(of: view) - thirds(17.33)) < 0.34)
    }

    /// (M) A row of a symbol and a caption above a large title: 37.33; above 30 points: 33.33. Half of the symbol's height
    /// counts, so the symbols are those of the measured pictures.
    @Test("(M) A row with a symbol above a large title") func symbolRowAboveLargeTitle() {
        func row(_ symbol: String, _ text: String) -> some View {
            HStack(spacing: 5) { Image(systemName: symbol).font(.callout); Text(text).font(.caption) }
        }
        let title = VStack { row("humidity", "Humidity"); Text("27%").font(.largeTitle) }
        #expect(abs(pitch(of: title) - thirds(37.33)) < 0.34)
        let value = VStack { row("gauge", "Pressure"); Text("1004.76").font(.system(size: 30)) }
        #expect(abs(pitch(of: value) - thirds(33.33)) < 0.34)
    }

    /// (M) A label in body above a large title: 37.33.
    @Test("(M) A label above a large title") func labelAboveLargeTitle() {
        let view = VStack { Label("Solar", systemImage: "bolt.fill"); Text("42").font(.largeTitle) }
        #expect(abs(pitch(of: view) - thirds(37.33)) < 0.34)
    }

    /// (M) Several views at the root are stacked.
    @Test("(M) Several views at the root are stacked") func severalRoots() {
        let box = Rectangle().fill(.black).frame(width: 50, height: 20)
        let section = Section { box; box; box }
        #expect(LaidOut.size(of: Group { box; box }) == CGSize(width: 50, height: 48))
        #expect(LaidOut.size(of: section) == CGSize(width: 50, height: 76))
    }

    /// (M) Rows at the same distance are rounded to pixels alike.
    @Test("(M) Three rows in 160 points have one pitch") func rowsAreRoundedAlike() {
        let rows = VStack { Text("a").font(.body); Text("b").font(.body); Text("c").font(.body) }
        let baselines = LaidOut.baselines(
            of: rows.frame(width: 100, height: 160), in: ProposedViewSize(width: 100, height: 160))
        #expect(baselines.count == 3)
        #expect(abs((baselines[1] - baselines[0]) - (baselines[2] - baselines[1])) < 0.01, "\(baselines)")
    }
}

import SwiftUI
import Testing

/// Tests the distance between every pair of neighbors in stacks (measured: M; reverse-engineered and checked: R;
/// unconfirmed: U).
@MainActor @Suite struct NeighborFidelityTests {
    /// The kinds of views in a stack.
    enum Neighbor: String, CaseIterable, Sendable {
        case text, symbol, shape, control, row, column, divider

        /// Whether lines of text touch the view's upper and lower edges.
        var holdsText: Bool { self == .text || self == .row || self == .column }
        /// Whether content other than text and symbols touches the edges. A row has the distances of its text and of its
        /// shape.
        var holdsOther: Bool { !hasBaseline || self == .row }
        var hasBaseline: Bool { holdsText || self == .symbol }

        @MainActor @ViewBuilder var view: some View {
            switch self {
            case .text: Text("x").font(.system(size: 17))
            case .symbol: Image(systemName: "star")
            case .shape: Rectangle().frame(width: 20, height: 20)
            case .control: Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular)
            case .row: HStack { Text("x").font(.system(size: 17)); Rectangle().frame(width: 20, height: 5) }
            case .column: VStack { Text("x").font(.system(size: 17)) }
            case .divider: Divider()
            }
        }
    }

    @Test("(M) 8 horizontally, also next to text", arguments: Neighbor.allCases, Neighbor.allCases)
    func sideBySide(first: Neighbor, second: Neighbor) {
        func width(_ neighbor: Neighbor) -> CGFloat {
            // In a row a divider is vertical: one pixel.
            neighbor == .divider ? 1.0 / 3 : LaidOut.size(of: neighbor.view).width
        }
        let row = LaidOut.size(of: HStack { first.view; second.view }).width
        #expect(abs(row - width(first) - width(second) - 8) < 0.34)
    }

    /// (M) The distance is 8 between shapes and controls. (R) Where text touches, it is line height + d − cap height
    /// above a view, line height + d − ascent below one, and the lower text's leading between texts (none for
    /// `.system(size:)`). A symbol touches text and other symbols; the distance to other views is as long as the symbol's
    /// part below the baseline, and one point longer below the symbol.
    @Test("(M, R) 8 vertically, and the font’s distance next to text", arguments: Neighbor.allCases, Neighbor.allCases)
    func oneAboveTheOther(first: Neighbor, second: Neighbor) {
        let line = 1.193359375 * 17
        let d = (0.1 * line * 3).rounded(.up) / 3
        let above = line + d - 0.70458984375 * 17, below = line + d - 0.9521484375 * 17
        // The largest distance that two parts with a kind of distance in common ask for.
        var asked: [CGFloat] = []
        if first.hasBaseline && second.hasBaseline { asked.append(0) }
        if first.holdsText && second.holdsOther { asked.append(above) }
        if first.holdsOther && second.holdsText { asked.append(below) }
        if first == .symbol && second.holdsOther { asked.append(symbolDescent + 1) }
        if first.holdsOther && second == .symbol { asked.append(symbolDescent) }
        let expected = asked.max() ?? 8
        let distance = LaidOut.distance(first.view, second.view, along: .vertical)
        #expect(abs(distance - expected) < 0.34, "\(distance), expected \(expected)")
    }

    /// The height of the symbol's part below the baseline.
    private var symbolDescent: CGFloat {
        let pole = Color.clear.frame(width: 1, height: 100).alignmentGuide(.firstTextBaseline) { $0[.bottom] }
        let symbol = Neighbor.symbol.view
        return LaidOut.size(of: HStack(alignment: .firstTextBaseline) { symbol; pole }).height - 100
    }

    /// (M) title3 text above a row of shapes 12.33, body text above a gauge's bar 10.4, callout row above callout row
    /// 9.83, footnote above footnote 2.5.
    @Test("(M) Measured distances") func measuredDistances() {
        let shapes = HStack { Rectangle().frame(width: 9, height: 9); Rectangle().frame(width: 9, height: 9) }
        let bar = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.linearCapacity).frame(width: 50)
        let row = HStack { Text("a"); Rectangle().frame(width: 9, height: 9) }.font(.callout)
        let note = Text("a").font(.footnote)
        #expect(abs(LaidOut.distance(Text("a").font(.title3), shapes, along: .vertical) - 12.33) < 0.34)
        #expect(abs(LaidOut.distance(Text("a").font(.body), bar, along: .vertical) - 10.4) < 0.34)
        #expect(abs(LaidOut.distance(row, row, along: .vertical) - 9.83) < 0.34)
        #expect(abs(LaidOut.distance(note, note, along: .vertical) - 2.5) < 0.34)
    }

    /// (M) A column of 16-point text has a pitch of 21.33 to 21.44.
    @Test("(M) Pitch of a column of texts") func pitchOfAColumnOfTexts() {
        let text = Text("a").font(.callout)
        let pitch = LaidOut.distance(text, text, along: .vertical) + LaidOut.size(of: text).height
        #expect(pitch > 21.32 && pitch < 21.45)
    }

    /// (M) Lazy grids have 8 in both directions, and grids have the distances of stacks.
    @Test("(M) Grids are spaced by 8 both ways") func grids() {
        let box = Rectangle().frame(width: 20, height: 20)
        let columns = [GridItem(.fixed(20)), GridItem(.fixed(20))]
        let lazy = LazyVGrid(columns: columns) { box; box; box }
        #expect(LaidOut.size(of: lazy) == CGSize(width: 48, height: 48))
        let upright = LazyHGrid(rows: columns) { box; box; box }
        #expect(LaidOut.size(of: upright) == CGSize(width: 48, height: 48))
        let plain = Grid { GridRow { box; box }; GridRow { box; box } }
        #expect(LaidOut.size(of: plain) == CGSize(width: 48, height: 48))
    }

    /// (M) A row of text and a shape has the shape's distance as well as the text's, above and below text.
    @Test("(R) Text above and below a row of text and a shape") func rowsBesideText() {
        let text = Text("x").font(.system(size: 16))
        let row = HStack { text; Rectangle().frame(width: 9, height: 9) }
        // Line height 19.09, d 2.0: 9.82 above a view, 5.86 below one.
        #expect(abs(LaidOut.distance(text, row, along: .vertical) - 9.82) < 0.34)
        #expect(abs(LaidOut.distance(row, text, along: .vertical) - 5.86) < 0.34)
    }

    /// (U) A spacer is at least 8 points long, and has no distance to its neighbors.
    @Test("(U) A spacer is at least 8 long") func spacers() {
        let box = Rectangle().frame(width: 20, height: 20)
        #expect(LaidOut.size(of: HStack { box; Spacer(); box }, in: .zero).width == 48)
        #expect(LaidOut.size(of: VStack { box; Spacer(); box }, in: .zero).height == 48)
        #expect(LaidOut.size(of: HStack { box; Spacer(minLength: 0); box }, in: .zero).width == 40)
    }

    @Test("(P) Padding is 16") func padding() {
        let padded = Rectangle().frame(width: 10, height: 10).padding()
        #expect(LaidOut.size(of: padded) == CGSize(width: 42, height: 42))
    }
}

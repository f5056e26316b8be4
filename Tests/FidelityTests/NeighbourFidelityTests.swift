import SwiftUI
import Testing

/// The distance between every pair of neighbours in stacks (measured: M; reverse-engineered and checked: R;
/// unconfirmed: U).
@MainActor @Suite struct NeighbourFidelityTests {
    /// What may stand in a stack.
    enum Neighbour: String, CaseIterable, Sendable {
        case text, symbol, shape, control, row, column, divider

        var holdsText: Bool { self == .text || self == .row || self == .column }

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

    /// (M) 8 horizontally, beside text too.
    @Test(arguments: Neighbour.allCases, Neighbour.allCases)
    func sideBySide(first: Neighbour, second: Neighbour) {
        guard first != .divider, second != .divider else { return }
        #expect(abs(FidelityStudio.distance(first.view, second.view, along: .horizontal) - 8) < 0.34)
    }

    /// (M) 8 between non-text neighbours; (R) where text touches: line height + d − cap height above a view, line
    /// height + d − ascent below one, the lower text's leading between texts (none for `.system(size:)`).
    @Test(arguments: Neighbour.allCases, Neighbour.allCases)
    func oneAboveTheOther(first: Neighbour, second: Neighbour) {
        let line = 1.193359375 * 17
        let d = (0.1 * line * 3).rounded(.up) / 3
        let above = line + d - 0.70458984375 * 17, below = line + d - 0.9521484375 * 17
        let expected: CGFloat
        switch (first.holdsText, second.holdsText) {
        case (false, false): expected = 8
        // A row that holds text and a shape keeps the largest distance that any of the two asks for.
        case (true, false): expected = max(above, first == .row ? 8 : 0)
        case (false, true): expected = max(below, second == .row ? 8 : 0)
        case (true, true): expected = first == .row ? max(8, above, below) : 0
        }
        // Rows meet text by their shape as well as by their text.
        guard !(first.holdsText && second.holdsText && (first == .row || second == .row)) else { return }
        let distance = FidelityStudio.distance(first.view, second.view, along: .vertical)
        #expect(abs(distance - expected) < 0.34, "\(distance), expected \(expected)")
    }

    /// (M) title3 text above a row of shapes 12.33, body text above a gauge's bar 10.4, callout row above callout row
    /// 9.83, footnote above footnote 2.5.
    @Test func measuredDistances() {
        let shapes = HStack { Rectangle().frame(width: 9, height: 9); Rectangle().frame(width: 9, height: 9) }
        let bar = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.linearCapacity).frame(width: 50)
        let row = HStack { Text("a"); Rectangle().frame(width: 9, height: 9) }.font(.callout)
        let note = Text("a").font(.footnote)
        #expect(abs(FidelityStudio.distance(Text("a").font(.title3), shapes, along: .vertical) - 12.33) < 0.34)
        #expect(abs(FidelityStudio.distance(Text("a").font(.body), bar, along: .vertical) - 10.4) < 0.34)
        #expect(abs(FidelityStudio.distance(row, row, along: .vertical) - 9.83) < 0.34)
        #expect(abs(FidelityStudio.distance(note, note, along: .vertical) - 2.5) < 0.34)
    }

    /// (M) A column of 16-point text has a pitch of 21.33 to 21.44.
    @Test func pitchOfAColumnOfTexts() {
        let text = Text("a").font(.callout)
        let pitch = FidelityStudio.distance(text, text, along: .vertical) + FidelityStudio.size(of: text).height
        #expect(pitch > 21.32 && pitch < 21.45)
    }

    /// (U) A spacer is 8 points long at least, and keeps no distance.
    @Test func spacers() {
        let box = Rectangle().frame(width: 20, height: 20)
        #expect(FidelityStudio.size(of: HStack { box; Spacer(); box }, in: .zero).width == 48)
        #expect(FidelityStudio.size(of: VStack { box; Spacer(); box }, in: .zero).height == 48)
        #expect(FidelityStudio.size(of: HStack { box; Spacer(minLength: 0); box }, in: .zero).width == 40)
    }

    /// (P) `.padding()` is 16.
    @Test func padding() {
        let padded = Rectangle().frame(width: 10, height: 10).padding()
        #expect(FidelityStudio.size(of: padded) == CGSize(width: 42, height: 42))
    }
}

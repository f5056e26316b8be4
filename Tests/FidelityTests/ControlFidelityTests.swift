import DisplayList
import SwiftUI
import SwiftUICore
import Testing

/// Tests the measurements of controls and symbols (M unless noted otherwise).
@MainActor @Suite struct ControlFidelityTests {
    private let wide = ProposedViewSize(width: 200, height: 200)

    @Test("(M) Both circular gauges are 58×58") func circularGauges() {
        let gauge = Gauge(value: 0.5) { EmptyView() }
        #expect(LaidOut.size(of: gauge.gaugeStyle(.accessoryCircular)) == CGSize(width: 58, height: 58))
        #expect(LaidOut.size(of: gauge.gaugeStyle(.accessoryCircularCapacity)) == CGSize(width: 58, height: 58))
    }

    @Test("(M) A linear capacity is 16 high, linear progress 4") func bars() {
        let gauge = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.linearCapacity)
        #expect(LaidOut.size(of: gauge, in: wide).height == 16)
        #expect(LaidOut.size(of: ProgressView(value: 0.5), in: wide).height == 4)
    }

    @Test("(M) A divider is one physical pixel", arguments: [1, 2, 3] as [CGFloat]) func dividers(scale: CGFloat) {
        #expect(abs(LaidOut.size(of: Divider(), in: wide, scale: scale).height - 1 / scale) < 1e-9)
    }

    @Test("(M) A group box pads by 16") func groupBoxes() {
        let size = LaidOut.size(of: GroupBox { Rectangle().frame(width: 50, height: 50) })
        #expect(size == CGSize(width: 82, height: 82))
    }

    /// (M) The label is a headline, and the corners have a radius of 8: the corner's diagonal is cut by 8 − 8/√2 =
    /// 2.34.
    @Test("(M) A group box has a headline and corners of 8") func groupBoxLabelAndCorners() throws {
        let box = GroupBox { EmptyView() } label: { Text("Label") }
        let headline = LaidOut.size(of: Text("Label").font(.headline))
        #expect(LaidOut.size(of: box).width == headline.width + 32)
        let empty = GroupBox { Rectangle().frame(width: 50, height: 50) }
        let items = LaidOut.picture(of: empty, proposal: .unspecified, scale: 3).displayList.items
        guard case .fill(let path, _, _) = try #require(items.first) else {
            Issue.record("no ground")
            return
        }
        #expect(!path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 2.6, y: 2.6)))
        #expect(path.contains(CGPoint(x: 9, y: 0.1)) && !path.contains(CGPoint(x: 6, y: 0.1)))
    }

    /// (M, inferred) The distance between a label's icon and its title is 8.
    @Test("(M) 8 between icon and title") func labels() {
        let icon = Rectangle().frame(width: 20, height: 10), title = Rectangle().frame(width: 30, height: 10)
        let label = Label { title } icon: { icon }
        #expect(LaidOut.size(of: label).width == 58)
    }

    /// (M) Heights of symbols at title2.
    @Test("(M) Symbols at title2", arguments: [
        ("house", 26), ("checkmark.circle.fill", 25.67), ("wifi.router", 24), ("eye.slash", 27),
        ("speaker.slash", 26.67), ("sensor", 22.33), ("apps.iphone", 26.67), ("shield.checkered", 25.67), ("map", 25),
        ("mappin.and.ellipse.circle", 25.67),
    ] as [(String, CGFloat)])
    func symbols(name: String, height: CGFloat) {
        let size = LaidOut.size(of: Image(systemName: name).font(.title2))
        #expect(abs(size.height - thirds(height)) < 0.34, "\(size)")
    }

    /// (M) Heights of symbols at title.
    @Test("(M) Symbols at title", arguments: [
        ("battery.75", 23), ("battery.0", 23), ("battery.100.bolt", 29), ("powerplug", 26),
    ] as [(String, CGFloat)])
    func symbolsAtTitle(name: String, height: CGFloat) {
        let size = LaidOut.size(of: Image(systemName: name).font(.title))
        #expect(abs(size.height - thirds(height)) < 0.34, "\(size)")
    }

    /// (M) The ink of a resizable symbol fills its frame: arrow.right has 15.67 × 12.66 of 16 × 16 and 23.67 × 19.33 of
    /// 24 × 24, person 18.67 × 19.67 of 20 × 20. The measured ink lacks up to a third at the pixels of its edges.
    @Test("(M) Resizable symbols", arguments: [
        ("arrow.right", 16, CGSize(width: 15.67, height: 12.66)),
        ("arrow.right", 24, CGSize(width: 23.67, height: 19.33)), ("person", 20, CGSize(width: 18.67, height: 19.67)),
    ] as [(String, CGFloat, CGSize)])
    func resizableSymbols(name: String, side: CGFloat, ink: CGSize) {
        let view = Image(systemName: name).resizable().scaledToFit().frame(width: side, height: side)
        let list = LaidOut.picture(of: view, proposal: .unspecified, scale: 3).displayList
        let box = list.filledBoxes.reduce(CGRect.null) { $0.union($1) }
        #expect(box.width > ink.width - 0.01 && box.width < ink.width + 0.68, "\(box)")
        #expect(box.height > ink.height - 0.01 && box.height < ink.height + 0.68, "\(box)")
    }

    /// (M) Symbols with a measured frame: an arrow of 22 points bold is 22.6 wide, and a clockwise arrow of 9 points
    /// semibold is 9.2. A bolt fitted to 18 points has 17.2 of ink, so its frame is 1.05 times the ink.
    @Test("(M) Symbols of other sizes") func measuredSymbolFrames() {
        let arrow = Image(systemName: "arrow.up").font(.system(size: 22, weight: .bold, design: .rounded))
        #expect(abs(LaidOut.size(of: arrow).width - 22.6) < 0.5)
        let turn = Image(systemName: "arrow.clockwise").font(.system(size: 9, weight: .semibold))
        #expect(abs(LaidOut.size(of: turn).width - 9.2) < 0.34)
    }

    /// (M) Continuous corners of radius 20 reach 22.0 along the edge, where half a pixel is missing.
    @Test("(M) Continuous corners of 20 reach 22.0") func continuousCorners() {
        let path = RoundedRectangle(cornerRadius: 20, style: .continuous)
            .path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(path.contains(CGPoint(x: 22.5, y: 0.1)))
        #expect(!path.contains(CGPoint(x: 20, y: 0.1)))
        // The corner is slightly outside the circular arc, whose nearest point to the corner is at 20 − 20/√2.
        let diagonal = 20 - 20 / 2.0.squareRoot()
        #expect(path.contains(CGPoint(x: diagonal + 0.1, y: diagonal + 0.1)))
        #expect(!path.contains(CGPoint(x: diagonal - 1, y: diagonal - 1)))
    }
}

import CairoGraphics
import DisplayList
import SwiftUI
import SwiftUICore
import Testing

/// Tests the measures of gauges and progress rings (measured: M).
@MainActor @Suite struct GaugeFidelityTests {
    private let wide = ProposedViewSize(width: 200, height: 200)

    /// (M) Rows of linear gauges with a spacing of 12 are 20 apart, and 22.33 beside captions with a spacing of 8: the
    /// gauge is as high as its bar.
    @Test("(M) accessoryLinear is 8 high") func linearHeight() {
        let bare = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear)
        let labeled = Gauge(value: 0.5) { EmptyView() } currentValueLabel: { Text("50") } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }.gaugeStyle(.accessoryLinear)
        #expect(LaidOut.size(of: bare, in: wide).height == 8)
        #expect(LaidOut.size(of: labeled, in: wide).height == 8)
        let row = HStack { labeled; Text("a").font(.caption) }
        let pitch = LaidOut.size(of: VStack(spacing: 8) { row; row }, in: wide).height
            - LaidOut.size(of: row, in: wide).height
        #expect(abs(pitch - thirds(22.33)) < 0.34)
    }

    /// (M) The labels stay centered on the bar.
    @Test("(M) Labels of accessoryLinear are centered") func linearLabels() throws {
        let gauge = Gauge(value: 0.5) { EmptyView() } currentValueLabel: { Text("50") }.gaugeStyle(.accessoryLinear)
        let run = try #require(LaidOut.picture(of: gauge, proposal: wide, scale: 3).displayList.glyphRuns.first)
        // A line of 17 points is 20.33 high, and its baseline is 16.2 below its top.
        #expect(abs(run.origin.y - (4 - 20.33 / 2 + 16.2)) < 0.34)
    }

    /// (M) The gap around the dot of 8 is 16 wide.
    @Test("(M) accessoryLinear has a gap of 16") func linearGap() throws {
        let gauge = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear).tint(.black)
        let list = LaidOut.picture(of: gauge, proposal: wide, scale: 3).displayList
        #expect(list.filledBoxes.contains { abs($0.width - 16) < 0.01 })
        #expect(list.filledBoxes.contains { abs($0.width - 8) < 0.01 })
    }

    /// (M) accessoryCircular: line 5.5, mark 5.5 at a radius of 26.24, gap 10.0.
    @Test("(M) accessoryCircular: line 5.5, mark 5.5, gap 10") func circularMeasures() throws {
        let gauge = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(.black)
        let list = LaidOut.picture(of: gauge, proposal: wide, scale: 3).displayList
        let boxes = list.filledBoxes
        #expect(boxes.contains { abs($0.width - 5.5) < 0.01 && abs($0.midY - (29 - 26.24)) < 0.34 })
        #expect(boxes.contains { abs($0.width - 10) < 0.01 })
        #expect(list.lineWidths == [5.5])
    }

    /// (M) accessoryCircularCapacity: line 5.5.
    @Test("(M) accessoryCircularCapacity: line 5.5") func capacityMeasures() {
        let gauge = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity).tint(.black)
        let list = LaidOut.picture(of: gauge, proposal: wide, scale: 3).displayList
        #expect(list.lineWidths == [5.5, 5.5])
    }

    /// (M) A circular progress view in a frame of 24 points is 24 wide, and its ink stays inside.
    @Test("(M) A circular progress view follows its frame", arguments: [16, 24, 40] as [CGFloat])
    func progressRings(side: CGFloat) throws {
        let ring = ProgressView(value: 0.6).progressViewStyle(.circular).tint(.black)
        let offer = ProposedViewSize(width: side, height: side)
        #expect(LaidOut.size(of: ring, in: offer) == CGSize(width: side, height: side))
        let list = LaidOut.picture(of: ring.frame(width: side, height: side).padding(10), proposal: wide, scale: 3)
            .displayList
        let bitmap = try LaidOut.bitmap(of: list, scale: 3)
        let background = bitmap.premultipliedPixel(x: 0, y: 0)
        var (left, right) = (bitmap.width, 0)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap.premultipliedPixel(x: x, y: y) != background {
                (left, right) = (min(left, x), max(right, x + 1))
            }
        }
        #expect(abs(CGFloat(left) / 3 - 10) < 0.34 && abs(CGFloat(right) / 3 - 10 - side) < 0.34)
    }
}

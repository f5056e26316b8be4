import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct ProgressViewTests {
    private func barWidth<V: View>(_ view: V, now: Date? = nil) -> CGFloat {
        let fills = drawn(100, 40) { $0.renderDate = now } _: { view }.fills
        return fills.count == 2 ? fills[1].frame.width : 0
    }

    @Test("(M) Linear progress: 4 high, dark track (43,43,46)") func barsAreFourPointsHigh() {
        let result = drawn(100, 4) { $0.colorScheme = .dark } _: { ProgressView(value: 0.3) }
        #expect(result.fills.map(\.frame) == [
            CGRect(x: 0, y: 0, width: 100, height: 4), CGRect(x: 0, y: 0, width: 30, height: 4),
        ])
        // About (43,43,46) on black (measured).
        #expect(result.fills[0].paint == .color(RGBAColor(120, 120, 128, opacity: 0.36)))
    }

    @Test func valuesAreTakenOfTheirTotal() {
        #expect(barWidth(ProgressView(value: 3, total: 12)) == 25)
        #expect(barWidth(ProgressView(value: 30, total: 12)) == 100)
        #expect(barWidth(ProgressView(value: -1, total: 12)) == 0)
        #expect(barWidth(ProgressView("abc", value: 0.5).labelsHidden()) == 50)
    }

    @Test func timersFillOrEmptyWithThePicturesTime() {
        let start = Date(timeIntervalSince1970: 1000)
        let interval = start...start.addingTimeInterval(100)
        func bar(_ seconds: Double, countsDown: Bool = true) -> CGFloat {
            barWidth(
                ProgressView(timerInterval: interval, countsDown: countsDown) {} currentValueLabel: {},
                now: start.addingTimeInterval(seconds))
        }
        #expect([bar(-5), bar(0), bar(25), bar(100), bar(500)] == [100, 100, 75, 0, 0])
        #expect([bar(-5, countsDown: false), bar(25, countsDown: false), bar(500, countsDown: false)] == [0, 25, 100])
    }

    @Test func timersShowTheTime() {
        let start = Date(timeIntervalSince1970: 1000)
        let result = drawn(100, 60) { $0.renderDate = start } _: {
            ProgressView(timerInterval: start...start.addingTimeInterval(100))
        }
        #expect(result.textPaints.count == 1)
    }

    /// A timer has no other label than its time, which the modifier hides.
    @Test func hiddenLabelsHideTheTime() {
        let start = Date(timeIntervalSince1970: 1000)
        let bar = drawn(100, 60) { $0.renderDate = start } _: {
            ProgressView(timerInterval: start...start.addingTimeInterval(100)).labelsHidden()
        }
        let ring = drawn(60, 60) { $0.renderDate = start } _: {
            ProgressView(timerInterval: start...start.addingTimeInterval(100)).progressViewStyle(.circular).labelsHidden()
        }
        #expect(bar.textPaints.isEmpty && bar.fills.count == 2 && ring.textPaints.isEmpty)
    }

    @Test func anEmptyIntervalIsOver() {
        let start = Date(timeIntervalSince1970: 1000)
        let view = ProgressView(timerInterval: start...start, countsDown: false) {} currentValueLabel: {}
        #expect(barWidth(view, now: start) == 100)
        #expect(barWidth(view, now: start.addingTimeInterval(-1)) == 0)
    }

    /// (P) "If the progress view is indeterminate, the gauge is empty", in widgets.
    @Test func indeterminateProgressIsAnEmptyRingInWidgets() {
        let spinner = drawn(60, 60) { ProgressView() }
        #expect(spinner.fills.count == 8)
        let ring = drawn(60, 60) { $0.isInWidget = true } _: { ProgressView() }
        let empty = drawn(60, 60) { $0.isInWidget = true } _: { ProgressView(value: 0).progressViewStyle(.circular) }
        #expect(ring.items == empty.items)
    }

    /// On the Lock Screen, where a gauge's ring is white, too.
    @Test func progressWithoutATintHasTheStyleOfItsPlace() {
        func paint(_ view: some View) -> Paint? {
            drawn(60, 60) { $0.untintedProgress = AnyShapeStyle(.red) } _: { view }.fills.last?.paint
        }
        #expect(paint(ProgressView(value: 0.3)) == .color(RGBAColor(255, 59, 48)))
        #expect(paint(ProgressView(value: 0.3).tint(.black)) == .black)
    }

    @Test("(M) Circular progress is as wide as a circular widget") func ringsFillCircularWidgets() {
        func ring(_ padding: CGFloat) -> CGRect {
            drawn(72, 72) {
                ProgressView(value: 0.5).progressViewStyle(.circular).padding(padding)
                    .environment(\.circularWidgetDiameter, 72)
            }.strokes[0].path.boundingRect
        }
        let line = 5.5 * 72 / 58
        #expect(abs(ring(0).width + line - 72) < 0.01 && abs(ring(0).minX - line / 2) < 0.01)
        #expect(abs(ring(16).width + 5.5 * 40 / 58 - 40) < 0.01)
    }

    @Test func withoutAValueThereIsASpinner() {
        #expect(drawn(20, 20) { ProgressView() }.fills.count == 8)
        #expect(drawn(20, 20) { ProgressView(value: Double?.none) }.fills.count == 8)
        #expect(drawn(20, 20) { ProgressView(value: 1, total: 0.0) }.fills.count == 8)
        #expect(drawn(20, 20) { ProgressView().tint(.green) }.fills[0].paint == .green)
        expectLayout(40, 40, ["a": "10 10 20 20"]) { ProgressView().named("a") }
    }

    @Test func circularProgressIsARing() {
        let result = drawn(58, 58) { ProgressView(value: 0.5).progressViewStyle(.circular) }
        #expect(result.strokes.map(\.paint) == [.color(RGBAColor(0, 122, 255, opacity: 0.35)), .blue])
        expectLayout(58, 58, ["value": "19 24 20 10"]) {
            ProgressView(value: 0.5) { Box(8, 8).named("label") } currentValueLabel: { Box(20, 10).named("value") }
                .progressViewStyle(.circular)
        }
    }

    @Test func partsOfABar() {
        expectLayout(100, 32, ["label": "0 0 20 10", "value": "0 22 30 10"]) {
            ProgressView(value: 0.5) { Box(20, 10).named("label") } currentValueLabel: { Box(30, 10).named("value") }
        }
    }

    @Test func ownStylesMayShowTheViewAgain() {
        struct Indented: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding(10) }
        }
        let result = drawn(100, 24) { ProgressView(value: 0.5).progressViewStyle(Indented()) }
        #expect(result.fills.map(\.frame) == [
            CGRect(x: 10, y: 10, width: 80, height: 4), CGRect(x: 10, y: 10, width: 40, height: 4),
        ])
        expectLayout(120, 38, ["label": "10 10 20 10"]) {
            ProgressView(value: 0.5) { Box(20, 10).named("label") }.progressViewStyle(Indented())
        }
    }

    @Test func customStylesReceiveTheExistingParts() {
        struct Parts: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Box(configuration.label == nil ? 10 : 20, configuration.currentValueLabel == nil ? 10 : 20).named("a")
            }
        }
        struct Again: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
        }
        expectLayout(20, 10, ["a": "0 0 20 10"]) {
            ProgressView(value: 0.5) { Box(1, 1) }.progressViewStyle(Again()).progressViewStyle(Parts())
        }
        expectLayout(10, 10, ["a": "0 0 10 10"]) {
            ProgressView(value: 0.5).progressViewStyle(Again()).progressViewStyle(Parts())
        }
    }

    /// The bar shows what the progress has completed, below a label that says so.
    @Test func anObservedProgress() {
        let progress = Foundation.Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        let bars = drawn(100, 60) { ProgressView(progress) }.fills.map(\.frame.width)
        #expect(bars == [100, 25])
        #expect(ProgressView(progress).observedLabel == "25% completed")
        #expect(ProgressView(Foundation.Progress(totalUnitCount: -1)).observedLabel == nil)
    }
}

import Accessibility
import EventKitUI
import StoreKit
import Testing

/// What is told to an assistive technology, and the screens of events. Nobody listens, and no view appears.
@MainActor @Suite struct AccessibilityAndEventTests {
    @Test func chartsKeepWhatTheyAreTold() {
        let point = AXDataPoint(x: 1, y: 2, additionalValues: [.category("a")], label: "A")
        #expect(point.xValue.number == 1 && point.yValue?.number == 2 && point.attributedLabel?.string == "A")
        let axis = AXNumericDataAxisDescriptor(title: "x", range: 0...1, gridlinePositions: [0.5]) { "\($0) m" }
        let chart = AXChartDescriptor(
            title: "C", summary: "S", xAxis: axis, yAxis: nil,
            series: [AXDataSeriesDescriptor(name: "a", isContinuous: false, dataPoints: [point])])
        #expect(chart.attributedTitle?.string == "C" && chart.xAxis.title == "x" && axis.valueDescriptionProvider(2) == "2.0 m")
        #expect(chart.series.first?.dataPoints.count == 1 && chart.contentDirection == .leftToRight)
        AccessibilityNotification.Announcement("Done").post()
    }

    @Test func screensOfEvents() {
        let editor = EKEventEditViewController()
        editor.event = EKEvent()
        #expect(editor.event?.startDate == nil && editor.eventStore != nil)
        let chooser = EKCalendarChooser(selectionStyle: .multiple, displayStyle: .allCalendars, eventStore: EKEventStore())
        #expect(chooser.selectionStyle == .multiple && chooser.selectedCalendars.isEmpty)
    }

    @Test func statesOfTheStore() async {
        let state = await EntitlementTaskState.success(2).map { @Sendable value in await Task { value + 1 }.value }
        #expect(state.value == 3 && EntitlementTaskState<Int>.loading.value == nil)
        #expect(EntitlementTaskState.success(1).map { $0 * 2 }.value == 2)
    }
}

import DisplayList
import SwiftUI
import SwiftUICore

/// Text and gauges of an Apple Watch of 46 mm, at two pixels per point.
@MainActor enum WatchNumbers {
    static var all: [MeasuredNumber] { text + rows + gauge }

    private static var text: [MeasuredNumber] {
        func line(_ text: String, _ font: Font = .system(size: 15)) -> some View { Text(text).font(font).onWatch() }
        let small = Font.system(size: 12, weight: .semibold)
        return [
            .height("watch: caption2", 17, scale: 2, of: line("Living Room", .caption2)),
            .height("watch: 10 points", 12, scale: 2, of: line("0", .system(size: 10))),
            .ink("watch: 68% of 12 points semibold", 24, scale: 2, of: line("68%", small)),
            .ink(
                "watch: Living Room in caption2 semibold", 81, scale: 2,
                of: line("Living Room", .caption2.weight(.semibold))),
            .ink("watch: Temperature in caption2", 83, scale: 2, of: line("Temperature", .caption2)),
            .ink("watch: Updated 2m ago in caption2", 105.5, scale: 2, of: line("Updated 2m ago", .caption2)),
            .ink("watch: Living Room of 15 points", 82, scale: 2, of: line("Living Room")),
            .ink("watch: 72% of 15 points", 26, scale: 2, of: line("72%")),
            .ink("watch: Battery - 68% of 15 points", 91.5, scale: 2, of: line("Battery - 68%")),
        ]
    }

    private static var rows: [MeasuredNumber] {
        [
            .height("watch: rows of two texts", 59, scale: 2, of: WatchSlots.texts(["Bedroom", "All quiet"]).onWatch()),
            .height(
                "watch: rows of three texts", 77, scale: 2,
                of: WatchSlots.texts(["Front Door", "Lock", "Locked"]).onWatch()),
            .height("watch: rows of three texts and a bar", 115, scale: 2, of: WatchSlots.rows().onWatch()),
            .height(
                "watch: rows of a text and a bar", 79, scale: 2,
                of: WatchSlots.rows(title: "Battery", subtitle: nil, bottom: nil).onWatch()),
        ]
    }

    private static var gauge: [MeasuredNumber] {
        let gauge = Gauge(value: 0.68) {} currentValueLabel: { Text("6") } minimumValueLabel: { Text("0") }
            maximumValueLabel: { Text("100") }
            .gaugeStyle(.accessoryCircular).tint(.black).onWatch()
        return [
            .baselines("watch, accessoryCircular: value to name", 10.5, scale: 2, of: GaugeNumbers.open.onWatch()),
            .width("watch, accessoryCircular: width", 50, scale: 2, of: gauge),
            .value("watch, accessoryCircular: line", 4.75, scale: 2, of: gauge) { $0.lineWidths.first ?? 0 },
            .shape("watch, accessoryCircular: mark", 4.7, scale: 2, of: gauge),
            .value("watch, accessoryCircular: baseline of the bounds", 45, scale: 2, of: gauge) { $0.baselines.last ?? 0 },
        ]
    }
}

extension View {
    /// The view as an Apple Watch of 46 mm shows it.
    func onWatch() -> some View { environment(\.isOnWatch, true).environment(\.accessoryGaugeDiameter, 50) }
}

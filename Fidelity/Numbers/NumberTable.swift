import Foundation
import PictureEngine
import SwiftUI
import SwiftUICore

/// Prints which measured numbers are still off. The tests hold the others.
@MainActor struct NumberTable {
    let engine: PictureEngine

    func print() throws {
        let all = NumberTable.numbers
        let compared = try all.map { (number: $0, ours: try $0.ours(engine)) }
        let off = compared.filter { abs($0.ours - $0.number.apple) > ReferenceCheck.tolerance }
        Swift.print(
            "Measured numbers within \(ReferenceCheck.tolerance) points: \(all.count - off.count) of \(all.count)."
                + (off.isEmpty ? "" : " Still off (Apple / ours, points):"))
        for (number, ours) in off {
            Swift.print(String(format: "    %7.2f / %.2f  %@", number.apple, ours, number.what))
        }
    }

    private static var numbers: [MeasuredNumber] {
        func row(_ symbol: String, _ text: String) -> some View {
            HStack { Image(systemName: symbol).font(.callout); Text(text).font(.caption) }
        }
        let value = Text("42").font(.largeTitle)
        let gauge = Gauge(value: 0.5) { EmptyView() } currentValueLabel: { Text("50") }.gaugeStyle(.accessoryLinear)
        return [
            .baselines(
                "row of a callout symbol and a caption above a large title", 37.33,
                of: VStack { row("humidity", "Humidity"); value }),
            .baselines(
                "row of a callout symbol and a caption above 30 points", 33.33,
                of: VStack { row("gauge", "Pressure"); Text("1004.76").font(.system(size: 30)) }),
            .baselines(
                "label above a large title", 37.33, of: VStack { Label("Solar", systemImage: "bolt.fill"); value }),
            .baselines(
                "label above a caption", 17.33,
                of: VStack { Label("Solar", systemImage: "bolt.fill"); Text("42").font(.caption) }),
            .height("accessoryLinear", 8, of: gauge),
            .baselines(
                "rows of accessoryLinear and a caption at spacing 8", 22.33,
                of: VStack(spacing: 8) {
                    HStack { Gauge(value: 0.5) {}.gaugeStyle(.accessoryLinear); Text("a").font(.caption) }
                    HStack { Gauge(value: 0.5) {}.gaugeStyle(.accessoryLinear); Text("a").font(.caption) }
                }),
            .baselines("accessoryCircular: value to name at spacing -2", 10.67, of: openGauge),
            .baselines("accessoryCircular on a watch: the same", 10.5, scale: 2, of: openGauge.onWatch()),
            .height("watch: caption2", 17, scale: 2, of: Text("Living Room").font(.caption2).onWatch()),
            .height("watch: 10 points", 12, scale: 2, of: Text("0").font(.system(size: 10)).onWatch()),
            .ink("68% of 12 points semibold", 26.67, of: Text("68%").font(.system(size: 12, weight: .semibold))),
            .ink(
                "watch: 68% of 12 points semibold", 24, scale: 2,
                of: Text("68%").font(.system(size: 12, weight: .semibold)).onWatch()),
            .ink(
                "watch: Living Room in caption2 semibold", 81, scale: 2,
                of: Text("Living Room").font(.caption2.weight(.semibold)).onWatch()),
            .ink("watch: Living Room of 15 points", 82, scale: 2, of: watchLine("Living Room")),
            .ink("watch: 72% of 15 points", 26, scale: 2, of: watchLine("72%")),
            .ink("watch: Battery - 68% of 15 points", 91.5, scale: 2, of: watchLine("Battery - 68%")),
            .height("watch: rows of two texts", 59, scale: 2, of: WatchSlots.texts(["Bedroom", "All quiet"]).onWatch()),
            .height(
                "watch: rows of three texts", 77, scale: 2,
                of: WatchSlots.texts(["Front Door", "Lock", "Locked"]).onWatch()),
            .height("watch: rows of three texts and a bar", 115, scale: 2, of: WatchSlots.rows().onWatch()),
            .height(
                "watch: rows of a text and a bar", 79, scale: 2,
                of: WatchSlots.rows(title: "Battery", subtitle: nil, bottom: nil).onWatch()),
            .height("switch", 31, of: Toggle("", isOn: .constant(false)).labelsHidden()),
        ]
    }

    private static func watchLine(_ text: String) -> some View { Text(text).font(.system(size: 15)).onWatch() }

    private static var openGauge: some View {
        Gauge(value: 0.68) {} currentValueLabel: { GaugeContent(icon: false) }.gaugeStyle(.accessoryCircular)
    }
}

extension View {
    /// The view as an Apple Watch of 46 mm shows it.
    func onWatch() -> some View { environment(\.isOnWatch, true).environment(\.accessoryGaugeDiameter, 50) }
}

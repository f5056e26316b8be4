import DisplayList
import SwiftUI
import SwiftUICore

/// The measures of an iPhone's gauges.
@MainActor enum GaugeNumbers {
    static var all: [MeasuredNumber] {
        let bar = Gauge(value: 0.5) {} currentValueLabel: { Text("50") }.gaugeStyle(.accessoryLinear).tint(.black)
        let bare = Gauge(value: 0.5) {}.gaugeStyle(.accessoryLinear)
        let ring = Gauge(value: 0.5) {}.gaugeStyle(.accessoryCircular).tint(.black)
        let capacity = Gauge(value: 0.68) { GaugeContent(icon: false) }.gaugeStyle(.accessoryCircularCapacity)
        return [
            .height("accessoryLinear", 8, of: bar),
            .value("rows of accessoryLinear at spacing 12", 20, of: VStack(spacing: 12) { bar; bar }) {
                Double($0.size.height) - 8
            },
            .baselines(
                "rows of accessoryLinear and a caption at spacing 8", 22.33,
                of: VStack(spacing: 8) {
                    HStack { bare; Text("a").font(.caption) }
                    HStack { bare; Text("a").font(.caption) }
                }),
            .shape("accessoryLinear: mark", 8, of: bar), .shape("accessoryLinear: gap around the mark", 16, of: bar),
            .width("accessoryCircular", 58, of: ring),
            .value("accessoryCircular: line", 5.5, of: ring) { $0.lineWidths.first ?? 0 },
            .shape("accessoryCircular: mark", 5.5, of: ring), .shape("accessoryCircular: gap around the mark", 10, of: ring),
            .value("accessoryCircularCapacity: line", 5.5, of: capacity) { $0.lineWidths.first ?? 0 },
            .baselines("accessoryCircular: value to name at spacing -2", 10.67, of: open),
            .baselines("accessoryCircularCapacity: the same", 8.67, of: capacity),
        ]
    }

    /// An open gauge with a value of two lines.
    static var open: some View {
        Gauge(value: 0.68) {} currentValueLabel: { GaugeContent(icon: false) }.gaugeStyle(.accessoryCircular)
    }
}

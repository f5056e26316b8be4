import SwiftUI

extension Pieces {
    /// Gauges and progress views.
    static let gauges = PieceList.list {
        piece("Gauge(value: $0) { $view }", .fraction, inside: 1...1) { p in Gauge(value: p.number(0)) { p.view } }
        piece(
            "Gauge(value: $0, in: -2...$1) { $view } currentValueLabel: { Text($0, format: .number) } "
                + "minimumValueLabel: { Text(\"0\") } maximumValueLabel: { Text(\"9\") }", .length, .count
        ) { p in
            Gauge(value: p.number(0), in: -2...p.number(1)) { p.view } currentValueLabel: {
                Text(Double(p.number(0)), format: .number)
            } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("9") }
        }
        piece("$view.gaugeStyle(.accessoryCircular)") { p in p.view.gaugeStyle(.accessoryCircular) }
        piece("$view.gaugeStyle(.accessoryCircularCapacity)") { p in p.view.gaugeStyle(.accessoryCircularCapacity) }
        piece("$view.gaugeStyle(.accessoryLinear)") { p in p.view.gaugeStyle(.accessoryLinear) }
        piece("$view.gaugeStyle(.accessoryLinearCapacity)") { p in p.view.gaugeStyle(.accessoryLinearCapacity) }
        piece("$view.gaugeStyle(.linearCapacity)") { p in p.view.gaugeStyle(.linearCapacity) }
        piece("$view.tint(Gradient(colors: [.green, .red]))") { p in p.view.tint(Gradient(colors: [.green, .red])) }
        piece("ProgressView()") { _ in ProgressView() }
        piece("ProgressView(value: $0)", .fraction) { p in ProgressView(value: p.number(0)) }
        piece("ProgressView($0, value: $1, total: $2)", .of(words), .length, .length) { p in
            ProgressView(p.choice(0, words), value: p.number(1), total: p.number(2))
        }
        piece(
            "ProgressView(timerInterval: Date(timeIntervalSince1970: 1.78e9)...Date(timeIntervalSince1970: "
                + "1.78e9 + max(0, $0)), countsDown: $1)", .length, .of(flags)
        ) { p in
            let start = Date(timeIntervalSince1970: 1.78e9)
            let end = Date(timeIntervalSince1970: 1.78e9 + max(0, p.number(0)))
            if start <= end { ProgressView(timerInterval: start...end, countsDown: p.choice(1, flags)) }
        }
        piece("$view.progressViewStyle(.circular)") { p in p.view.progressViewStyle(.circular) }
        piece("$view.progressViewStyle(.linear)") { p in p.view.progressViewStyle(.linear) }
    }
}

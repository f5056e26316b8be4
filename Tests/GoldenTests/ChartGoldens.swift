import Charts
import SwiftUI
import Testing

/// Charts as widgets draw them.
@MainActor @Suite struct ChartGoldens {
    private struct Sale: Identifiable {
        var id: Int
        var shape: String
        var color: String
        var count: Double
    }

    private struct Reading: Identifiable {
        var date: Date
        var value: Double
        var id: Date { date }
    }

    private let sales = [
        Sale(id: 0, shape: "Cube", color: "Green", count: 2), Sale(id: 1, shape: "Sphere", color: "Green", count: 0),
        Sale(id: 2, shape: "Pyramid", color: "Green", count: 1), Sale(id: 3, shape: "Cube", color: "Purple", count: 1),
        Sale(id: 4, shape: "Sphere", color: "Purple", count: 1),
        Sale(id: 5, shape: "Pyramid", color: "Purple", count: 1),
        Sale(id: 6, shape: "Cube", color: "Pink", count: 1), Sale(id: 7, shape: "Sphere", color: "Pink", count: 2),
        Sale(id: 8, shape: "Pyramid", color: "Pink", count: 0), Sale(id: 9, shape: "Cube", color: "Yellow", count: 1),
        Sale(id: 10, shape: "Sphere", color: "Yellow", count: 1),
        Sale(id: 11, shape: "Pyramid", color: "Yellow", count: 2),
    ]

    /// Thirty days from 28 April 2026.
    private let readings = (0..<30).map { (day: Int) -> Reading in
        let wave: Double = 60 * sin(Double(day) / 4)
        let noise = Double(day * 7 % 11) * 3
        return Reading(
            date: Date(timeIntervalSince1970: 1_777_334_400 + Double(day) * 86_400), value: 120 + wave + noise)
    }

    @Test func barsByCategory() throws {
        try expectGolden("chart-bars", width: 330, height: 180) {
            Chart {
                BarMark(x: .value("Shape Type", "Cube"), y: .value("Total Count", 5))
                BarMark(x: .value("Shape Type", "Sphere"), y: .value("Total Count", 4))
                BarMark(x: .value("Shape Type", "Pyramid"), y: .value("Total Count", 4))
            }
            .padding(16)
        }
    }

    @Test func stackedBarsWithLegend() throws {
        for scheme in [ColorScheme.light, .dark] {
            let name = scheme == .dark ? "chart-stacked-bars-dark" : "chart-stacked-bars"
            try expectGolden(name, width: 330, height: 200, scheme: scheme) {
                Chart(sales) { sale in
                    BarMark(x: .value("Shape Type", sale.shape), y: .value("Total Count", sale.count))
                        .foregroundStyle(by: .value("Shape Color", sale.color))
                }
                .padding(16)
            }
        }
    }

    @Test func lineOverAreaByDate() throws {
        try expectGolden("chart-line-area", width: 330, height: 180) {
            Chart(readings) { reading in
                AreaMark(x: .value("Day", reading.date), y: .value("Value", reading.value))
                    .foregroundStyle(
                        LinearGradient(
                            colors: [.purple.opacity(0.5), .purple.opacity(0.05)], startPoint: .top, endPoint: .bottom))
                    .interpolationMethod(.catmullRom)
                LineMark(x: .value("Day", reading.date), y: .value("Value", reading.value))
                    .foregroundStyle(.purple)
                    .interpolationMethod(.catmullRom)
            }
            .padding(16)
        }
    }

    @Test func sparkline() throws {
        try expectGolden("chart-sparkline", width: 158, height: 80) {
            Chart {
                ForEach(readings) { reading in
                    LineMark(x: .value("Day", reading.date), y: .value("Value", reading.value))
                }
                .foregroundStyle(.green)
                .lineStyle(StrokeStyle(lineWidth: 1.5))
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .chartYScale(domain: .automatic(includesZero: false))
            .padding(12)
        }
    }

    @Test func donut() throws {
        try expectGolden("chart-donut", width: 170, height: 190) {
            Chart([("Cachapa", 9631), ("Crêpe", 6959), ("Injera", 4891), ("Jian Bing", 2506)], id: \.0) { sale in
                SectorMark(angle: .value("Sales", sale.1), innerRadius: .ratio(0.618), angularInset: 1.5)
                    .cornerRadius(4)
                    .foregroundStyle(by: .value("Name", sale.0))
            }
            .padding(12)
        }
    }

    @Test func ruleWithAnnotation() throws {
        try expectGolden("chart-rule", width: 330, height: 180) {
            Chart {
                ForEach(readings.prefix(7)) { reading in
                    BarMark(
                        x: .value("Day", reading.date, unit: .day), y: .value("Value", reading.value))
                    .foregroundStyle(Color.blue.gradient)
                    .cornerRadius(4)
                }
                RuleMark(y: .value("Goal", 150))
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 3]))
                    .foregroundStyle(.red)
                    .annotation(position: .top, alignment: .leading) {
                        Text("Goal").font(.caption2).foregroundStyle(.red)
                    }
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .day)) { _ in
                    AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
                }
            }
            .chartYAxis {
                AxisMarks(position: .leading, values: [0, 100, 200]) { value in
                    AxisGridLine()
                    AxisValueLabel {
                        if let number = value.as(Int.self) { Text("\(number) kcal") }
                    }
                }
            }
            .padding(16)
        }
    }

    @Test func numbersOnBothAxes() throws {
        try expectGolden("chart-points", width: 330, height: 180) {
            Chart {
                ForEach(0..<24, id: \.self) { index in
                    PointMark(
                        x: .value("Length", 170 + Double(index * 13 % 60)),
                        y: .value("Mass", Double(index * 7 % 45) / 10))
                    .foregroundStyle(by: .value("Species", ["Adelie", "Chinstrap", "Gentoo"][index % 3]))
                    .symbol(by: .value("Species", ["Adelie", "Chinstrap", "Gentoo"][index % 3]))
                }
            }
            .chartXScale(domain: 170...230)
            .chartXAxisLabel("Flipper length (mm)")
            .chartYAxisLabel("Body mass (kg)")
            .padding(16)
        }
    }

    /// Gradients of a chart below other content, as weather and health widgets have them.
    @Test func gradientsBelowOtherContent() throws {
        try expectGolden("chart-gradients", width: 330, height: 180) {
            VStack(alignment: .leading, spacing: 12) {
                Text("Readings").font(.headline)
                HStack(spacing: 16) {
                    Chart(readings) { reading in
                        AreaMark(x: .value("Day", reading.date), y: .value("Value", reading.value))
                            .foregroundStyle(Gradient(colors: [.blue, .clear]))
                        LineMark(x: .value("Day", reading.date), y: .value("Value", reading.value))
                            .foregroundStyle(
                                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                    }
                    Chart(sales.prefix(3)) { sale in
                        BarMark(x: .value("Shape Type", sale.shape), y: .value("Total Count", sale.count + 1))
                            .foregroundStyle(
                                LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom))
                            .cornerRadius(4)
                    }
                    .chartYScale(domain: .automatic(includesZero: true))
                }
                .chartXAxis(.hidden)
            }
            .padding(16)
        }
    }
}

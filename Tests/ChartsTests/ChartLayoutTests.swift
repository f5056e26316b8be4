import Charts
import DisplayList
import SwiftUI
import Testing

/// Tests the positions of a chart's labels, and charts of unusual data. Letters are five points wide.
@MainActor @Suite struct ChartLayoutTests {
    private func bars(_ values: KeyValuePairs<String, Double>) -> some View {
        Chart(Array(values), id: \.key) { BarMark(x: .value("x", $0.key), y: .value("y", $0.value)) }
    }

    private func days(_ count: Int) -> some View {
        Chart(0..<count, id: \.self) { (day: Int) in
            let date = Date(timeIntervalSince1970: 1_777_593_600 + Double(day) * 86_400)
            LineMark(x: .value("day", date), y: .value("y", day))
        }
    }

    @Test func labelsStandAroundThePlot() {
        let chart = LaidOutChart(bars(["a": 10, "bb": 5]), width: 100, height: 100)
        #expect(chart.texts == ["a 19 86", "bb 59.5 86", "0 90 75", "5 90 37.5", "10 90 0"])
    }

    @Test func axesCanBeHidden() {
        let chart = LaidOutChart(
            bars(["a": 10]).chartXAxis(.hidden).chartYAxis(.hidden), width: 100, height: 100)
        #expect(chart.texts == [])
        guard case .fill(let path, _, _)? = chart.list.items.first else { return #expect(Bool(false), "no bar") }
        #expect(path.boundingRect == CGRect(x: 15, y: 0, width: 70, height: 100))
    }

    @Test func datesStandBesideTheirLines() {
        let chart = LaidOutChart(days(31).chartYAxis(.hidden), width: 300, height: 100)
        #expect(chart.texts == ["May 3 24 86", "May 10 94 86", "May 17 164 86", "May 24 234 86"])
    }

    @Test func numbersStandOnTheLeadingSide() {
        let chart = LaidOutChart(
            bars(["a": 10]).chartXAxis(.hidden).chartYAxis {
                AxisMarks(position: .leading, values: [0, 10]) { value in
                    if value.index == 0 { AxisValueLabel() } else { AxisValueLabel("top") }
                }
            }, width: 100, height: 100)
        #expect(chart.texts == ["0 10 86", "top 0 0"])
        let mirrored = LaidOutChart(
            bars(["a": 10]).chartXAxis(.hidden).chartYAxis { AxisMarks(values: [0, 10]) }, width: 100, height: 100,
            direction: .rightToLeft)
        #expect(mirrored.texts == ["0 5 86", "10 0 0"])
    }

    @Test func formatsAreInTheSurroundingsLanguage() {
        let chart = LaidOutChart(
            bars(["a": 4000]).chartXAxis(.hidden).chartYAxis {
                AxisMarks(format: Decimal.FormatStyle(), values: [0, 4000])
            }.environment(\.locale, Locale(identifier: "de_DE")), width: 100, height: 100)
        #expect(chart.texts == ["0 75 86", "4.000 75 0"])
    }

    @Test func legends() {
        let chart = LaidOutChart(
            Chart(["one", "two"], id: \.self) {
                PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("name", $0))
            }.chartXAxis(.hidden).chartYAxis(.hidden), width: 100, height: 100)
        #expect(chart.texts == ["one 12 86", "two 47 86"])
        let none = LaidOutChart(
            Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("name", "a")) }
                .chartLegend(.hidden).chartXAxis(.hidden).chartYAxis(.hidden), width: 100, height: 100)
        #expect(none.texts == [])
    }

    /// Entries beside the plot stand below each other, so a legend is as wide as its longest.
    @Test(
        arguments: [
            (AnnotationPosition.trailing, LayoutDirection.leftToRight, ["one 75 0", "three 75 16"]),
            (.leading, .leftToRight, ["one 12 0", "three 12 16"]), (.trailing, .rightToLeft, ["one 10 0", "three 0 16"]),
        ])
    func legendsBesideThePlot(position: AnnotationPosition, direction: LayoutDirection, texts: [String]) {
        let chart = LaidOutChart(
            Chart(["one", "three"], id: \.self) {
                PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("name", $0))
            }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(position: position), width: 100, height: 100,
            direction: direction)
        #expect(chart.texts == texts)
    }

    @Test func titles() {
        let chart = LaidOutChart(
            bars(["a": 10]).chartXAxis(.hidden).chartYAxis(.hidden).chartXAxisLabel("across")
                .chartYAxisLabel("up", position: .leading), width: 100, height: 100)
        // A rotated label is as wide as a line is high.
        #expect(chart.texts == ["across 18 86", "up 0 36"])
        func across(_ direction: LayoutDirection) -> [String] {
            let chart = bars(["a": 10]).chartXAxis(.hidden).chartYAxis(.hidden).chartXAxisLabel("across")
            return LaidOutChart(chart.environment(\.layoutDirection, direction), width: 100, height: 100).texts
        }
        #expect(across(.leftToRight) == ["across 0 86"] && across(.rightToLeft) == ["across 70 86"])
    }

    /// A corner says on which side, and where along it.
    @Test(arguments: [(LayoutDirection.leftToRight, "across 70 86", "one 85 86"), (.rightToLeft, "across 0 86", "one 0 86")])
    func corners(direction: LayoutDirection, title: String, legend: String) {
        func texts(_ chart: some View) -> [String] {
            LaidOutChart(chart.environment(\.layoutDirection, direction), width: 100, height: 100).texts
        }
        #expect(
            texts(bars(["a": 10]).chartXAxis(.hidden).chartYAxis(.hidden).chartXAxisLabel("across", position: .bottomTrailing))
                == [title])
        #expect(
            texts(
                Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("name", "one")) }
                    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(position: .bottomTrailing)) == [legend])
    }

    @Test func annotations() {
        let chart = LaidOutChart(
            Chart {
                RuleMark(y: .value("y", 5)).annotation(position: .top, alignment: .leading) { Text("five") }
                BarMark(x: .value("x", "a"), y: .value("y", 10))
                    .annotation(position: .overlay) { Text("\(Int($0.targetSize.height))") }
                PointMark(x: .value("x", "a"), y: .value("y", 5)).symbolSize(100)
                    .annotation(position: .trailing, spacing: 1) { Text("a very long text") }
            }.chartXAxis(.hidden).chartYAxis(.hidden).font(.system(size: 10)), width: 100, height: 100)
        #expect(chart.texts == ["five 0 34", "100 42.5 44", "a very long text 20 44"])
    }

    @Test func proxies() {
        var found: [String] = []
        let chart = bars(["a": 10, "b": 5]).chartXAxis(.hidden).chartYAxis(.hidden).chartOverlay { proxy in
            let _ = found = [
                "\(proxy.plotSize)", "\(proxy.position(forX: "b") ?? -1)", "\(proxy.position(forY: 5) ?? -1)",
                proxy.value(atX: 10, as: String.self) ?? "", "\(proxy.value(atY: 20, as: Double.self) ?? -1)",
                "\(proxy.xDomain(dataType: String.self))", "\(proxy.yDomain(dataType: Int.self))",
            ]
            Color.clear
        }
        _ = LaidOutChart(chart, width: 100, height: 80)
        #expect(found == ["\(CGSize(width: 100, height: 80))", "75.0", "40.0", "a", "7.5", #"["a", "b"]"#, "[0, 10]"])
    }

    @Test func oddDataDrawsSomething() {
        func draw<V: View>(_ view: V, _ width: CGFloat = 100, _ height: CGFloat = 60) {
            #expect(LaidOutChart(view, width: width, height: height).messages == [])
        }
        draw(Chart {})
        draw(Chart([Int](), id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) })
        draw(bars(["a": .nan, "b": .infinity]))
        draw(bars(["a": 0]))
        draw(bars(["a": 1e300, "b": -1e300]))
        draw(bars(["a": 1e308, "b": -1e308]))
        draw(bars(["a": 1, "a": 2]))
        draw(bars(["a": 1]).chartXScale(range: CGFloat.infinity...CGFloat.infinity))
        draw(bars(["a": 1]).chartXScale(range: CGFloat(0)...0))
        draw(days(1))
        draw(days(2), 0, 0)
        draw(days(2), 10, 10)
        draw(bars(["a": 1]).chartYScale(domain: 5...5))
        draw(bars(["a": 1]).chartYScale(domain: [Double]()))
        draw(bars(["a": 1]).chartYScale(domain: 0...Double.infinity))
        draw(bars(["a": -5]).chartYScale(type: .log))
        draw(days(30).chartXAxis { AxisMarks(values: .stride(by: .second)) })
        draw(days(30).chartYAxis { AxisMarks(values: .stride(by: 1e-9)) })
        draw(days(30).chartYAxis { AxisMarks(values: .stride(by: -1.0)) })
        draw(days(30).chartXScale(range: .plotDimension(padding: .infinity)))
        draw(days(30).chartXScale(range: .plotDimension(padding: 1000)))
        draw(Chart { SectorMark(angle: .value("a", 0)) })
        draw(Chart { SectorMark(angle: .value("a", 1), innerRadius: .fixed(900)).cornerRadius(.nan) })
        draw(Chart { LineMark(x: .value("x", Date.distantPast), y: .value("y", 1)) })
        draw(Chart {
            PointMark(x: .value("x", 1), y: .value("y", "mixed"))
            PointMark(x: .value("x", "a"), y: .value("y", 1))
        })
    }

    @Test func tenThousandPoints() {
        let chart = Chart(0..<10_000, id: \.self) { (index: Int) in
            PointMark(x: .value("x", index), y: .value("y", index * 7919 % 10_007))
        }
        let list = LaidOutChart(chart.chartXAxis(.hidden).chartYAxis(.hidden), width: 300, height: 200).list
        #expect(list.items.count == 10_000)
    }

    /// A gradient spans its mark, wherever the chart is in the picture.
    @Test(arguments: [CGPoint.zero, CGPoint(x: 30, y: 50)])
    func gradientsSpanTheirMarks(origin: CGPoint) throws {
        let fade = LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)
        let chart = Chart {
            BarMark(x: .value("x", "a"), y: .value("y", 10)).foregroundStyle(fade)
            BarMark(x: .value("x", "b"), y: .value("y", 5)).foregroundStyle(fade)
            ForEach(["a", "b"], id: \.self) {
                LineMark(x: .value("x", $0), y: .value("y", $0 == "a" ? 8 : 4)).foregroundStyle(fade)
                AreaMark(x: .value("x", $0), y: .value("y", 4)).foregroundStyle(fade)
            }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 100, height: 100)
        .padding(.leading, origin.x).padding(.top, origin.y)
        let list = LaidOutChart(chart, width: 100 + origin.x, height: 100 + origin.y).list
        let gradients = list.items.compactMap { item -> [CGFloat]? in
            switch item {
            case .fill(_, _, .linearGradient(_, let start, let end)),
                .stroke(_, _, .linearGradient(_, let start, let end)):
                [start.y - origin.y, end.y - origin.y]
            default: nil
            }
        }
        #expect(gradients == [[0, 100], [50, 100], [20, 60], [60, 100]])
    }
}

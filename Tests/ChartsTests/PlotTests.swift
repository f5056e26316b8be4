import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Marks of many elements at once, and functions, in a plot of 100 by 100 points.
@MainActor @Suite struct PlotTests {
    private struct Sale {
        var name = "a"
        var x = 0.0
        var y = 0.0
        var end = 0.0
    }

    private let sales = [Sale(name: "a", x: 0, y: 10, end: 4), Sale(name: "b", x: 5, y: 5, end: 8)]

    private func marks<Content: ChartContent>(@ChartContentBuilder _ content: () -> Content) -> [Mark] {
        var collector = _MarkCollector()
        Content._collect(content(), into: &collector)
        return collector.marks
    }

    private func model(_ marks: [Mark], _ configuration: ChartConfiguration = ChartConfiguration()) -> ChartModel {
        var environment = EnvironmentValues()
        environment.calendar = Calendar(identifier: .gregorian)
        environment.timeZone = TimeZone(identifier: "UTC")!
        environment.locale = Locale(identifier: "en_US")
        environment.chartConfiguration = configuration
        return ChartModel(marks, size: CGSize(width: 100, height: 100), environment: environment)
    }

    private func frames(_ marks: [Mark]) -> [CGRect] {
        let model = model(marks)
        return FigureBuilder(
            marks: model.marks, x: model.x, y: model.y, size: CGSize(width: 100, height: 100), styles: model.styles
        ).figures(of: model.marks).map(\.frame)
    }

    @Test func plotsAreMarksOfTheirElements() {
        let bars = frames(marks { BarPlot(sales, x: .value("x", \.name), y: .value("y", \.y)) })
        #expect(bars == frames(marks { ForEach(sales, id: \.name) { BarMark(x: .value("x", $0.name), y: .value("y", $0.y)) } }))
        let points = frames(marks { PointPlot(sales, x: .value("x", \.x), y: .value("y", \.y)) })
        #expect(points == frames(marks { ForEach(sales, id: \.name) { PointMark(x: .value("x", $0.x), y: .value("y", $0.y)) } }))
        let lines = frames(marks { LinePlot(sales, x: .value("x", \.x), y: .value("y", \.y)) })
        #expect(lines == frames(marks { ForEach(sales, id: \.name) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) } }))
        let rectangles = frames(marks {
            RectanglePlot(
                sales, xStart: .value("x", \.x), xEnd: .value("x", \.end), yStart: .value("y", \.x),
                yEnd: .value("y", \.y))
        })
        #expect(rectangles == frames(marks {
            ForEach(sales, id: \.name) {
                RectangleMark(
                    xStart: .value("x", $0.x), xEnd: .value("x", $0.end), yStart: .value("y", $0.x),
                    yEnd: .value("y", $0.y))
            }
        }))
        #expect(marks { RulePlot(sales, x: .value("x", \.x)) }.map(\.kind) == [.rule, .rule])
        #expect(marks { SectorPlot(sales, angle: .value("y", \.y)) }.compactMap(\.sector).count == 2)
    }

    @Test func modifiersReadTheElements() {
        let styled = marks {
            PointPlot(sales, x: .value("x", \.x), y: .value("y", \.y))
                .symbolSize(9)
                .foregroundStyle(by: .value("name", \.name))
                .opacity(0.5)
                .symbol(.circle)
        }
        #expect(styled.map { $0.style.foregroundValue?.lower } == [.category("a"), .category("b")])
        #expect(styled.allSatisfy { $0.style.symbolSize == CGSize(width: 3, height: 3) && $0.style.opacity == 0.5 })
    }

    @Test func functionsAreDrawnOverTheirDomain() throws {
        let points = model(marks { LinePlot(x: "x", y: "y", domain: 0...2) { $0 * $0 } }).marks
        #expect(points.count == 200 && points.allSatisfy { $0.kind == .line })
        #expect(points.first?.x.values == [.number(0)] && points.last?.y.values == [.number(4)])
        #expect(Set(points.map(\.series)).count == 1)
    }

    @Test func functionsFollowTheChartsDomain() {
        let line = marks {
            PointMark(x: .value("x", -3), y: .value("y", 1))
            PointMark(x: .value("x", 7), y: .value("y", 1))
            AreaPlot(x: "x", yStart: "low", yEnd: "high") { (yStart: $0 - 1, yEnd: $0 + 1) }
        }
        let area = model(line).marks.filter { $0.kind == .area }
        #expect(area.first?.x.values == [.number(-3)] && area.last?.y.values == [.number(6), .number(8)])
        var configuration = ChartConfiguration()
        configuration.xScale.domain.values = [.number(0), .number(10)]
        #expect(model(line, configuration).marks.last?.x.values == [.number(10)])
    }

    @Test func linesEndWhereFunctionsHaveNoValue() {
        let marks = model(marks { LinePlot(x: "x", y: "y", domain: -1...1) { 1 / ($0 < 0 ? $0 : $0 < 0.5 ? .nan : 1) } }).marks
        #expect(Set(marks.map(\.series)).count > 1 && marks.count < 200)
        let circle = model(self.marks {
            LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { (x: cos($0), y: sin($0)) }
        }).marks
        #expect(circle.first?.x.values == [.number(1)] && circle.count == 200)
    }

    private struct Task {
        var name = "a"
        var start = 0.0
        var end = 4.0
        var low: CGFloat = 10
        var high: CGFloat = 30
        var size: CGFloat = 9
        var line = StrokeStyle(lineWidth: 3)
    }

    private let tasks = [Task(), Task(name: "b", start: 5, end: 10, low: 20, high: 50, size: 16)]

    /// Places that the elements give as values, in points, or not at all.
    @Test func plotsAreWhereTheElementsSay() {
        let bars = frames(marks { BarPlot(tasks, x: .value("Time", \.start, \.end), y: .value("Name", \.name)) })
        #expect(bars.map(\.width) == [39, 49])
        #expect(frames(marks { BarPlot(tasks, x: .value("Name", \.name), yStart: \.low, yEnd: \.high, width: 10) })
            == [CGRect(x: 20, y: 10, width: 10, height: 20), CGRect(x: 70, y: 20, width: 10, height: 30)])
        #expect(frames(marks {
            BarPlot(tasks, xStart: .value("Start", \.start), xEnd: .value("End", \.end), y: .value("Name", \.name),
                height: .fixed(\.size))
        }) == [CGRect(x: 0, y: 20.5, width: 40, height: 9), CGRect(x: 50, y: 67, width: 50, height: 16)])
        #expect(frames(marks {
            RectanglePlot(tasks, xStart: \.low, xEnd: \.high, yStart: \.low, yEnd: \.high)
        }) == [CGRect(x: 10, y: 10, width: 20, height: 20), CGRect(x: 20, y: 20, width: 30, height: 30)])
        #expect(frames(marks {
            RulePlot(tasks, xStart: .value("Start", \.start), xEnd: .value("End", \.end), y: .value("Name", \.name))
        }) == [CGRect(x: 0, y: 25, width: 40, height: 0), CGRect(x: 50, y: 75, width: 50, height: 0)])
        #expect(frames(marks {
            RulePlot(tasks, x: \.low, yStart: .value("Start", \.start), yEnd: .value("End", \.end))
        }) == [CGRect(x: 10, y: 60, width: 0, height: 40), CGRect(x: 20, y: 0, width: 0, height: 50)])
        #expect(frames(marks { PointPlot(tasks, x: \.low, y: .value("End", \.end)).symbolSize(\.size) })
            == [CGRect(x: 8.5, y: 58.5, width: 3, height: 3), CGRect(x: 18, y: -2, width: 4, height: 4)])
        let area = marks {
            AreaPlot(tasks, x: .value("Size", \.size), yStart: .value("Low", \.low), yEnd: .value("High", \.high),
                series: .value("Name", \.name))
        }
        #expect(area.map(\.series) == [.category("a"), .category("b")])
    }

    @Test func modifiersReadStylesOfTheElements() {
        let styled = marks {
            RulePlot(tasks, x: .value("Start", \.start))
                .lineStyle(\.line)
                .opacity(\.size)
                .position(by: .value("Name", \.name))
        }
        #expect(styled.map(\.style.line?.lineWidth) == [3, 3])
        #expect(styled.map(\.style.opacity) == [1, 1])
        #expect(styled.map(\.style.dodge?.value) == [.category("a"), .category("b")])
    }
}

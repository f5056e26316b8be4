import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Tests the positions of marks in a plot of 100 by 100 points.
@MainActor @Suite struct MarkGeometryTests {
    /// Returns the figures of `content`, with scales derived from its values.
    private func figures<Content: ChartContent>(
        size: CGSize = CGSize(width: 100, height: 100), configuration: ChartConfiguration = ChartConfiguration(),
        @ChartContentBuilder _ content: () -> Content
    ) -> [Figure] {
        var collector = _MarkCollector()
        Content._collect(content(), into: &collector)
        var environment = EnvironmentValues()
        environment.calendar = Calendar(identifier: .gregorian)
        environment.timeZone = TimeZone(identifier: "UTC")!
        environment.locale = Locale(identifier: "en_US")
        environment.chartConfiguration = configuration
        let model = ChartModel(collector.marks, size: size, environment: environment)
        return FigureBuilder(marks: model.marks, x: model.x, y: model.y, size: size, styles: model.styles)
            .figures(of: model.marks)
    }

    private func frames(_ figures: [Figure]) -> [String] {
        figures.map { figure in
            [figure.frame.minX, figure.frame.minY, figure.frame.width, figure.frame.height]
                .map { "\(Double(($0 * 100).rounded() / 100))" }.joined(separator: " ")
        }
    }

    private func bar(_ x: String, _ y: Double) -> BarMark { BarMark(x: .value("x", x), y: .value("y", y)) }

    @Test func ringsAreAsLargeAsCircles() throws {
        func path<S: ChartSymbolShape>(_ symbol: S) throws -> Path {
            let point = try #require(figures { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(symbol) }.first)
            guard case .fill(let path) = point.shape else { return Path() }
            return path
        }
        let (circle, ring) = try (path(Circle()), path(Circle().strokeBorder(lineWidth: 2)))
        let (outer, inner) = (circle.boundingRect, ring.boundingRect)
        #expect(abs(outer.minX - inner.minX) < 0.1 && abs(outer.maxY - inner.maxY) < 0.1)
        let center = CGPoint(x: outer.midX, y: outer.midY)
        #expect(circle.contains(center) && !ring.contains(center))
    }

    @Test func barsStandInTheirBands() {
        #expect(frames(figures { bar("a", 10); bar("b", 5) }) == ["7.5 0.0 35.0 100.0", "57.5 50.0 35.0 50.0"])
    }

    @Test func barsAreHorizontalIfCategoriesAreVertical() {
        let figures = figures {
            BarMark(x: .value("x", 10), y: .value("y", "a"))
            BarMark(x: .value("x", 5), y: .value("y", "b"), height: 20)
        }
        #expect(frames(figures) == ["0.0 7.5 100.0 35.0", "0.0 65.0 50.0 20.0"])
    }

    @Test func barsOfOnePlaceAreStacked() {
        let stacked = figures { bar("a", 6); bar("a", -4); bar("a", 4) }
        #expect(frames(stacked) == ["15.0 20.0 70.0 30.0", "15.0 50.0 70.0 20.0", "15.0 0.0 70.0 20.0"])
        let normalized = figures {
            BarMark(x: .value("x", "a"), y: .value("y", 6), width: .inset(5), stacking: .normalized)
            BarMark(x: .value("x", "a"), y: .value("y", 2), width: .ratio(0.5), stacking: .normalized)
        }
        #expect(frames(normalized) == ["5.0 25.0 90.0 75.0", "25.0 0.0 50.0 25.0"])
        // The lengths of a stack add up to its whole, those below zero too: three quarters of it and one.
        let mixed = figures {
            BarMark(x: .value("x", "a"), y: .value("y", 6), stacking: .normalized)
            BarMark(x: .value("x", "a"), y: .value("y", -2), stacking: .normalized)
            BarMark(x: .value("x", "b"), y: .value("y", 3), stacking: .normalized)
        }
        #expect(mixed[0].frame.height == mixed[2].frame.height * 0.75 && mixed[1].frame.height == mixed[2].frame.height * 0.25)
        let unstacked = figures {
            BarMark(x: .value("x", "a"), y: .value("y", 10), stacking: .unstacked)
            BarMark(x: .value("x", "a"), y: .value("y", 5), stacking: .unstacked)
        }
        #expect(frames(unstacked) == ["15.0 0.0 70.0 100.0", "15.0 50.0 70.0 50.0"])
    }

    /// The scale is that of points with the same values, so the bars reach beyond the plot's lower edge.
    @Test func barsWithoutZero() {
        var configuration = ChartConfiguration()
        configuration.yScale.domain = AutomaticScaleDomain.automatic(includesZero: false)._description
        let bars = figures(configuration: configuration) { bar("a", 40); bar("b", 50) }
        #expect(frames(bars) == ["7.5 100.0 35.0 400.0", "57.5 0.0 35.0 500.0"])
        let areas = figures(configuration: configuration) {
            ForEach([40, 50], id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", $0)) }
        }
        #expect(areas.map { $0.frame.maxY } == [500] && areas.map { $0.frame.minY } == [0])
    }

    @Test func barsStandSideBySide() {
        let figures = figures {
            bar("a", 10).position(by: .value("kind", "one"))
            bar("a", 10).position(by: .value("kind", "two"))
        }
        #expect(frames(figures) == ["15.0 0.0 35.0 100.0", "50.0 0.0 35.0 100.0"])
    }

    @Test func daysAreBins() {
        let day = Date(timeIntervalSince1970: 1_780_012_345)
        let figures = figures {
            BarMark(x: .value("day", day, unit: .day), y: .value("y", 1), width: .ratio(1))
            BarMark(x: .value("day", day + 86_400, unit: .day), y: .value("y", 1), width: .ratio(1))
            PointMark(x: .value("day", day + 86_400, unit: .day), y: .value("y", 1)).symbolSize(100)
        }
        #expect(frames(figures) == ["0.0 0.0 50.0 100.0", "50.0 0.0 50.0 100.0", "70.0 -5.0 10.0 10.0"])
    }

    @Test func rangesAndOffsets() {
        let figures = figures {
            BarMark(x: .value("x", "a"), yStart: .value("low", 2), yEnd: .value("high", 8), width: 10)
            RectangleMark(
                xStart: .value("x", "a"), xEnd: .value("x", "b"), yStart: .value("y", 0), yEnd: .value("y", 10)
            ).offset(x: 1, y: -2)
            RuleMark(y: .value("y", 5))
            RuleMark(x: .value("x", "b"), yStart: 10, yEnd: 30)
            RuleMark(x: 40, yStart: .value("low", 5), yEnd: .value("high", 10))
            RuleMark(xStart: .value("x", "a"), xEnd: .value("x", "b"), y: 20)
        }
        #expect(
            frames(figures)
                == [
                    "20.0 20.0 10.0 60.0", "1.0 -2.0 100.0 100.0", "0.0 50.0 100.0 0.0", "75.0 10.0 0.0 20.0",
                    "40.0 0.0 0.0 50.0", "0.0 20.0 100.0 0.0",
                ])
    }

    @Test func linesAreParted() {
        func line(_ x: Int, _ y: Double, _ name: String) -> some ChartContent {
            LineMark(x: .value("x", x), y: .value("y", y)).foregroundStyle(by: .value("name", name))
        }
        let figures = figures { line(0, 0, "a"); line(0, 10, "b"); line(10, 10, "a"); line(10, 5, "b") }
        #expect(figures.map { $0.path?.description } == ["0 100 m 100 0 l", "0 0 m 100 50 l"])
    }

    @Test func areasAreStacked() {
        func area(_ x: Int, _ y: Double, _ name: String) -> some ChartContent {
            AreaMark(x: .value("x", x), y: .value("y", y)).foregroundStyle(by: .value("name", name))
        }
        let figures = figures { area(0, 5, "a"); area(10, 5, "a"); area(0, 5, "b"); area(10, 5, "b") }
        #expect(
            figures.map { $0.path?.description }
                == ["0 50 m 100 50 l 100 100 l 0 100 l h", "0 0 m 100 0 l 100 50 l 0 50 l h"])
    }

    @Test(arguments: [
        (InterpolationMethod.stepStart, "0 100 m 0 100 l 0 0 l 100 0 l"),
        (.stepCenter, "0 100 m 50 100 l 50 0 l 100 0 l"), (.stepEnd, "0 100 m 100 100 l 100 0 l"),
    ])
    func curves(method: InterpolationMethod, path: String) {
        let figures = figures {
            ForEach(0..<2) { LineMark(x: .value("x", $0 * 10), y: .value("y", $0 * 10)) }.interpolationMethod(method)
        }
        #expect(figures.first?.path?.description == path)
    }

    /// A curve through (0, 0), (10, 10) and (20, 10) is level where the values are and does not overshoot.
    @Test func monotoneCurvesStayBetweenTheirValues() {
        let figures = figures {
            ForEach([0, 10, 20], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", min($0, 10))) }
                .interpolationMethod(.monotone)
        }
        #expect(figures[0].path!.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(figures[0].path!.trimmedPath(from: 0.9, to: 1).boundingRect.height == 0)
    }

    @Test(arguments: [InterpolationMethod.catmullRom, .cardinal, .cardinal(tension: 1), .catmullRom(alpha: .nan)])
    func curvesMeetTheirValues(method: InterpolationMethod) {
        let figures = figures {
            ForEach([0, 10, 10, 20], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 20 - $0)) }
                .interpolationMethod(method)
        }
        #expect(figures[0].path!.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func sectorsShareTheCircle() {
        let quarters = figures {
            SectorMark(angle: .value("a", 1), outerRadius: .fixed(40))
            SectorMark(angle: .value("a", 3), innerRadius: .ratio(0.5), angularInset: 1).cornerRadius(3)
            SectorMark(angle: .value("a", -3))
            SectorMark(angle: .value("a", Double.nan))
        }
        #expect(quarters.count == 2)
        #expect(frames([quarters[0]]) == ["50.0 10.0 40.0 40.0"])
        #expect(quarters[1].path!.contains(CGPoint(x: 12, y: 50)))
        #expect(!quarters[1].path!.contains(CGPoint(x: 28, y: 50)))
        let whole = figures { SectorMark(angle: .value("a", 7), innerRadius: .inset(10)) }
        #expect(frames(whole) == ["0.0 0.0 100.0 100.0"])
        #expect(!whole[0].path!.contains(CGPoint(x: 50, y: 50)))
    }

    @Test func styles() {
        let figures = figures {
            Plot { bar("a", 1).foregroundStyle(.red); bar("b", 1).opacity(0.5) }
                .foregroundStyle(.green).opacity(0.5)
            bar("c", 1)
            bar("d", 1).zIndex(-1)
        }
        #expect(figures.map(\.paint.color) == [.blue, .red, .green, .blue])
        #expect(figures.map(\.style.opacity) == [1, 0.5, 0.25, 1])
    }

    @Test func builders() {
        let (yes, none): (Bool, BarMark?) = (true, nil)
        let figures = figures {
            if yes { bar("a", 1) } else { RuleMark(y: .value("y", 1)) }
            if let none { none }
            if #available(iOS 17, *) { bar("b", 1) }
            for name in ["c", "d"] { bar(name, 1) }
            ForEach(["e", "f"], id: \.self) { bar($0, 1) }
        }
        #expect(figures.count == 6)
    }

    @Test func nonsenseLiesNowhere() {
        let figures = figures {
            bar("a", .nan)
            bar("a", .infinity)
            bar("a", 1)
            PointMark(x: .value("x", "b"), y: .value("y", -Double.infinity))
            PointMark(x: .value("x", "b"), y: .nan).symbolSize(-3)
            LineMark(x: .value("x", "b"), y: .value("y", Double.nan))
            BarMark(x: .value("x", "a"), y: .value("y", 1), width: .fixed(.nan))
            RuleMark(xStart: .infinity, y: .value("y", 1))
        }
        #expect(frames(figures) == ["7.5 50.0 35.0 50.0", "25.0 0.0 0.0 50.0"])
        #expect(self.figures {}.isEmpty)
    }

    @Test func contentInsideItself() {
        struct Endless: ChartContent {
            var body: some ChartContent { AnyChartContent(Endless()) }
        }
        var collector = _MarkCollector()
        Endless._collect(Endless(), into: &collector)
        #expect(collector.errorMessage?.contains("nested too deep") == true)
    }
}

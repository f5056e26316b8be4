import Charts
import SwiftUI

extension Choices {
    static var interpolationMethods: Choices<InterpolationMethod> {
        .init([
            (".linear", .linear), (".catmullRom", .catmullRom), (".monotone", .monotone), (".stepCenter", .stepCenter),
            (".cardinal", .cardinal),
            (".catmullRom(alpha: .nan)", .catmullRom(alpha: .nan)), (".cardinal(tension: 1e38)", .cardinal(tension: 1e38)),
        ])
    }

    static var scaleTypes: Choices<ScaleType> {
        .init([(".linear", .linear), (".log", .log), (".squareRoot", .squareRoot), (".symmetricLog", .symmetricLog)])
    }
}

extension Pieces {
    /// Charts.
    static let charts = PieceList.list {
        piece(
            "Chart { BarMark(x: .value(\"x\", \"a\"), y: .value(\"y\", $0)); BarMark(x: .value(\"x\", \"b\"), y: "
                + ".value(\"y\", $1)) }", .length, .length
        ) { p in
            Chart {
                BarMark(x: .value("x", "a"), y: .value("y", Double(p.number(0))))
                BarMark(x: .value("x", "b"), y: .value("y", Double(p.number(1))))
            }
        }
        piece(
            "Chart { ForEach(0..<3, id: \\.self) { index in LineMark(x: .value(\"x\", Double(index) * $0), y: "
                + ".value(\"y\", [$1, $2, $3][index])).interpolationMethod($4) } }",
            .length, .length, .length, .length, .of(interpolationMethods)
        ) { p in
            Chart {
                ForEach(0..<3, id: \.self) { index in
                    LineMark(
                        x: .value("x", Double(index) * Double(p.number(0))), y: .value("y", Double(p.number(1 + index)))
                    )
                    .interpolationMethod(p.choice(4, interpolationMethods))
                }
            }
        }
        piece(
            "Chart { AreaMark(x: .value(\"x\", 1), yStart: .value(\"y\", $0), yEnd: .value(\"y\", $1)); "
                + "AreaMark(x: .value(\"x\", 2), yStart: .value(\"y\", $2), yEnd: .value(\"y\", $3)) }",
            .length, .length, .length, .length
        ) { p in
            Chart {
                AreaMark(
                    x: .value("x", 1), yStart: .value("y", Double(p.number(0))), yEnd: .value("y", Double(p.number(1))))
                AreaMark(
                    x: .value("x", 2), yStart: .value("y", Double(p.number(2))), yEnd: .value("y", Double(p.number(3))))
            }
        }
        piece(
            "Chart { PointMark(x: .value(\"x\", $0), y: .value(\"y\", $1)).symbolSize($2) }.chartXScale(type: $3)",
            .length, .length, .length, .of(scaleTypes)
        ) { p in
            Chart {
                PointMark(x: .value("x", Double(p.number(0))), y: .value("y", Double(p.number(1)))).symbolSize(p.number(2))
            }
            .chartXScale(type: p.choice(3, scaleTypes))
        }
        piece(
            "Chart { SectorMark(angle: .value(\"a\", $0), innerRadius: .ratio($1), angularInset: $2); "
                + "SectorMark(angle: .value(\"a\", $3)) }", .length, .fraction, .length, .length
        ) { p in
            Chart {
                SectorMark(
                    angle: .value("a", Double(p.number(0))), innerRadius: .ratio(p.number(1)), angularInset: p.number(2))
                SectorMark(angle: .value("a", Double(p.number(3))))
            }
        }
        piece(
            "Chart { RuleMark(y: .value(\"y\", $0)).annotation { $view }; RectangleMark(xStart: .value(\"x\", "
                + "$1), xEnd: .value(\"x\", $2), yStart: .value(\"y\", 0), yEnd: .value(\"y\", $0)) }",
            .length, .length, .length
        ) { p in
            Chart {
                RuleMark(y: .value("y", Double(p.number(0)))).annotation { p.view }
                RectangleMark(
                    xStart: .value("x", Double(p.number(1))), xEnd: .value("x", Double(p.number(2))),
                    yStart: .value("y", 0.0),
                    yEnd: .value("y", Double(p.number(0))))
            }
        }
        piece(
            "Chart { BarMark(x: .value(\"d\", Date(timeIntervalSince1970: $0), unit: .day), y: .value(\"y\", "
                + "$1)); BarMark(x: .value(\"d\", Date(timeIntervalSince1970: $2), unit: .day), y: .value(\"y\", 2)) }",
            .length, .length, .length
        ) { p in
            Chart {
                BarMark(
                    x: .value("d", Date(timeIntervalSince1970: p.number(0)), unit: .day),
                    y: .value("y", Double(p.number(1))))
                BarMark(x: .value("d", Date(timeIntervalSince1970: p.number(2)), unit: .day), y: .value("y", 2))
            }
        }
        piece("$view.chartXAxis(.hidden)") { p in p.view.chartXAxis(.hidden) }
        piece("$view.chartYScale(domain: $0...$1)", .length, .length) { p in
            let (low, high) = (Double(p.number(0)), Double(p.number(1)))
            if low <= high { p.view.chartYScale(domain: low...high) }
        }
        piece("$view.chartYScale(type: $0)", .of(scaleTypes)) { p in p.view.chartYScale(type: p.choice(0, scaleTypes)) }
        piece("$view.chartLegend(.hidden)") { p in p.view.chartLegend(.hidden) }
        piece("$view.chartXAxis { AxisMarks(values: .stride(by: $0)) }", .length) { p in
            p.view.chartXAxis { AxisMarks(values: .stride(by: Double(p.number(0)))) }
        }
        piece("$view.chartYAxis { AxisMarks(values: .automatic(desiredCount: $0)) }", .integer) { p in
            p.view.chartYAxis { AxisMarks(values: .automatic(desiredCount: p.integer(0))) }
        }
        piece("$view.chartYAxis { AxisMarks(values: [$0, $1]) }", .length, .length) { p in
            p.view.chartYAxis { AxisMarks(values: [Double(p.number(0)), Double(p.number(1))]) }
        }
    }
}

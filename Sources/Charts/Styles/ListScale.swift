import SwiftUI

/// A scale that assigns members of a list, such as symbols, line styles or sizes, to values in order.
struct ListScale<Member> {
    /// A chart's specification of the scale.
    struct Request {
        var domain: [PlotValue]?
        var members: [Member]?
        var mapping: ((PlotValue) -> Member?)?
    }

    let domain: [PlotValue]
    private let request: Request
    private let usual: [Member]
    private let indices: [PlotValue: Int]

    /// Creates a scale. `usual` contains the default members and must not be empty.
    init(_ request: Request, values: [PlotValue], usual: [Member]) {
        self.request = request
        self.usual = usual
        var indices: [PlotValue: Int] = [:]
        var domain: [PlotValue] = []
        for value in (request.domain ?? []) + values where indices[value] == nil {
            indices[value] = domain.count
            domain.append(value)
        }
        (self.domain, self.indices) = (domain, indices)
    }

    subscript(value: PlotValue) -> Member {
        if let member = request.mapping?(value) { return member }
        let members = request.members.flatMap { $0.isEmpty ? nil : $0 } ?? usual
        return members[(indices[value] ?? 0) % members.count]
    }
}

/// The scales of styles, symbols, line styles and sizes by value.
struct StyleScales {
    /// The symbols that Swift Charts assigns to categories, in order.
    static let symbols: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon]
    /// The line styles for categories. Their dashes are a guess.
    static let lines = [[], [6, 4], [2, 3], [8, 3, 2, 3]].map { dash in
        StrokeStyle(lineWidth: 2, lineCap: dash.isEmpty ? .round : .butt, lineJoin: .round, dash: dash)
    }

    let foreground: ForegroundScale
    let symbols: ListScale<AnyChartSymbolShape>
    let lines: ListScale<StrokeStyle>
    let sizes: SymbolSizeScale
    let usesForeground: Bool
    let usesSymbols: Bool
    let usesLines: Bool

    init(_ marks: [Mark], _ configuration: ChartConfiguration) {
        func values(_ keyPath: KeyPath<MarkStyle, Datum?>) -> [PlotValue] {
            marks.compactMap { $0.style[keyPath: keyPath]?.lower }
        }
        let (styled, symbols, lines) = (values(\.foregroundValue), values(\.symbolValue), values(\.lineValue))
        foreground = ForegroundScale(configuration.foregroundScale, values: styled)
        self.symbols = ListScale(
            configuration.symbolScale, values: symbols, usual: StyleScales.symbols.map { AnyChartSymbolShape($0) })
        self.lines = ListScale(configuration.lineScale, values: lines, usual: StyleScales.lines)
        sizes = SymbolSizeScale(values(\.symbolSizeValue), range: configuration.symbolSizeRange)
        (usesForeground, usesSymbols, usesLines) = (!styled.isEmpty, !symbols.isEmpty, !lines.isEmpty)
    }

    /// Returns the style of a mark.
    func paint(_ style: MarkStyle) -> AnyShapeStyle {
        if let own = style.foreground { return own }
        if let value = style.foregroundValue { return foreground.style(for: value.lower) }
        return AnyShapeStyle(ForegroundScale.colors[0])
    }
}

/// A scale of symbol areas by value.
struct SymbolSizeScale {
    private let numbers: [Double]
    private let range: ClosedRange<CGFloat>

    /// Creates a scale.
    /// - Parameter range: The areas for the smallest and largest value, in square points. The default for nil is a
    ///   guess.
    init(_ values: [PlotValue], range: ClosedRange<CGFloat>?) {
        numbers = values.compactMap(\.coordinate).filter(\.isFinite)
        self.range = range ?? 25...250
    }

    func size(for value: PlotValue) -> CGSize {
        let (least, greatest) = (numbers.min() ?? 0, numbers.max() ?? 0)
        let number = value.coordinate ?? least
        let fraction = greatest > least ? max(0, min(1, (number - least) / (greatest - least))) : 1
        let area = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
        return CGSize(width: max(0, area).squareRoot(), height: max(0, area).squareRoot())
    }
}

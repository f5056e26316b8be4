import SwiftUI

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

    /// Returns the style of a mark.
    func paint(_ style: MarkStyle) -> AnyShapeStyle {
        if let own = style.foreground { return own }
        if let value = style.foregroundValue { return foreground.style(for: value.lower) }
        return AnyShapeStyle(ForegroundScale.colors[0])
    }
}

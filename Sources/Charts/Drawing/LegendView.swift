import Foundation
import SwiftUI

/// A legend that explains the styles and symbols of the values.
struct LegendView: View {
    private struct Entry {
        var name: String
        var style: AnyShapeStyle
        var symbol: AnyChartSymbolShape
    }

    private let entries: [Entry]
    private let gradient: (colors: Gradient, range: ClosedRange<Double>)?
    private let isBesidePlot: Bool

    /// Creates a legend, or returns nil if no style represents a value. Beside the plot, its entries stand below each
    /// other, so that they leave it its width.
    init?(styles: StyleScales, isBesidePlot: Bool) {
        self.isBesidePlot = isBesidePlot
        gradient = styles.usesForeground ? styles.foreground.numbers.map { (styles.foreground.gradient, $0) } : nil
        let values = styles.usesForeground ? styles.foreground.domain
            : styles.usesSymbols ? styles.symbols.domain : styles.usesLines ? styles.lines.domain : []
        guard !values.isEmpty else { return nil }
        entries = values.map { value in
            Entry(
                name: value.name,
                style: styles.usesForeground
                    ? styles.foreground.style(for: value) : AnyShapeStyle(ForegroundScale.colors[0]),
                symbol: styles.usesSymbols && styles.symbols.domain.contains(value)
                    ? styles.symbols[value] : AnyChartSymbolShape(BasicChartSymbolShape.circle))
        }
    }

    /// The sizes and distances are estimated from pictures of Swift Charts, not measured.
    var body: some View {
        if let gradient {
            HStack(spacing: 4) {
                Text(gradient.range.lowerBound, format: .number)
                LinearGradient(gradient: gradient.colors, startPoint: .leading, endPoint: .trailing)
                    .frame(width: 80, height: 8)
                Text(gradient.range.upperBound, format: .number)
            }
            .font(.caption2)
            .foregroundStyle(Color.secondary)
        } else if isBesidePlot {
            VStack(alignment: .leading, spacing: 2) { rows }
        } else {
            FlowLayout(spacing: 8, lineSpacing: 2) { rows }
        }
    }

    private var rows: some View {
        ForEach(entries.indices, id: \.self) { index in
            HStack(spacing: 4) {
                entries[index].symbol.fill(entries[index].style).frame(width: 8, height: 8)
                Text(verbatim: entries[index].name).font(.caption2).foregroundStyle(Color.secondary)
            }
        }
    }
}

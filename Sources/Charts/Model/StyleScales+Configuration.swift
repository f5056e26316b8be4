extension StyleScales {
    /// Creates the scales of a chart's marks as the chart's modifiers ask for them.
    init(_ marks: [Mark], _ configuration: ChartConfiguration) {
        func values(_ keyPath: KeyPath<MarkStyle, Datum?>) -> [PlotValue] {
            marks.compactMap { $0.style[keyPath: keyPath]?.lower }
        }
        let (styled, symbols, lines) = (values(\.foregroundValue), values(\.symbolValue), values(\.lineValue))
        foreground = ForegroundScale(configuration.foregroundScale, values: styled)
        self.symbols = ListScale(
            configuration.symbolScale, values: symbols, defaults: StyleScales.symbols.map { AnyChartSymbolShape($0) })
        self.lines = ListScale(configuration.lineScale, values: lines, defaults: StyleScales.lines)
        sizes = SymbolSizeScale(values(\.symbolSizeValue), range: configuration.symbolSizeRange)
        (usesForeground, usesSymbols, usesLines) = (!styled.isEmpty, !symbols.isEmpty, !lines.isEmpty)
    }
}

/// Groups the marks that form one line or area.
struct SeriesGrouping {
    /// The key that distinguishes the lines and areas of a chart.
    private struct Key: Hashable {
        var isLine: Bool
        var series: PlotValue?
        var foreground: PlotValue?
        var symbol: PlotValue?
        var line: PlotValue?
    }

    /// The members of each group by the index of its first mark.
    private var groups: [Int: [Int]] = [:]

    init(_ marks: [Mark]) {
        var firsts: [Key: Int] = [:]
        for (index, mark) in marks.enumerated() where mark.kind == .line || mark.kind == .area {
            // A named series determines the group alone.
            let style = mark.style
            let key = mark.series.map { Key(isLine: mark.kind == .line, series: $0) }
                ?? Key(
                    isLine: mark.kind == .line, foreground: style.foregroundValue?.lower,
                    symbol: style.symbolValue?.lower, line: style.lineValue?.lower)
            let first = firsts[key] ?? index
            firsts[key] = first
            groups[first, default: []].append(index)
        }
    }

    /// Returns the group that starts with a mark; nil for its other members.
    func members(first index: Int) -> [Int]? { groups[index] }
}

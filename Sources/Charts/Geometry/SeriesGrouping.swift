/// Puts the marks of lines and areas together that make one.
struct SeriesGrouping {
    /// What tells lines of a chart apart.
    private struct Key: Hashable {
        var isLine: Bool
        var series: PlotValue?
        var foreground: PlotValue?
        var symbol: PlotValue?
        var line: PlotValue?
    }

    /// The members of each group under the index of its first one.
    private var groups: [Int: [Int]] = [:]

    init(_ marks: [Mark]) {
        var firsts: [Key: Int] = [:]
        for (index, mark) in marks.enumerated() where mark.kind == .line || mark.kind == .area {
            // A series that is named says it all.
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

    /// The group that begins with a mark; nil for marks inside of a group.
    func members(first index: Int) -> [Int]? { groups[index] }
}

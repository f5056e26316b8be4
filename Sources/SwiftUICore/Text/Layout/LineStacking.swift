import Foundation

/// Measures lines and puts them below each other.
struct LineStacking {
    let text: TypesetText
    let style: TextLayoutStyle
    /// What every measure is multiplied by, to try a size without shaping.
    var factor: CGFloat = 1

    /// How many of the lines, at least one, are within `height` points.
    func count(of lines: [BrokenLine], within height: CGFloat) -> Int {
        if height == .infinity { return lines.count }
        var top: CGFloat = 0
        for (index, line) in lines.enumerated() {
            let measures = measures(of: line.clusters)
            let own = self.height(measures)
            if index > 0 && top + own > height + LineBreaker.tolerance { return index }
            top += max(own, measures.pitch * factor) + style.lineSpacing
        }
        return lines.count
    }

    /// How many lines can be within `height` at the most.
    func mostLines(within height: CGFloat) -> Int {
        guard height < .infinity else { return .max }
        let least = (text.runs + [text.emptyLine]).map { ($0.ascent + $0.descent) * factor }.min() ?? 0
        return least > 0.01 ? Int(min(height / least, 1e9)) + 1 : .max
    }

    func firstHeight(_ lines: [BrokenLine]) -> CGFloat {
        lines.first.map { height(measures(of: $0.clusters)) } ?? 0
    }

    /// Gives each line its place, and tells the size of them all.
    ///
    /// The white space that a line ends in counts, as far as there is room for it: a title that wraps in 400 points has
    /// a frame wider by a space than its longest line's letters (measured).
    func place(_ lines: inout [TextLayout.Line], within room: CGFloat) -> CGSize {
        let scale = style.displayScale
        var (top, bottom, width) = (CGFloat(0), CGFloat(0), CGFloat(0))
        for index in lines.indices {
            var measures = measures(of: lines[index].prefix)
            if !lines[index].suffix.isEmpty {
                measures = TypesetText.RunMeasures.union(measures, self.measures(of: lines[index].suffix))
            }
            let height = height(measures)
            lines[index].top = top
            lines[index].height = height
            lines[index].pitch = max(height, measures.pitch)
            lines[index].ascent = measures.ascent
            lines[index].baseline = (top + measures.ascent).rounded(toScale: scale)
            bottom = top + height
            top += lines[index].pitch + style.lineSpacing
            width = max(width, min(lines[index].width + lines[index].trailingWidth, max(room, lines[index].width)))
        }
        if let last = lines.last, lines.count < style.leastLines {
            bottom += CGFloat(style.leastLines - lines.count) * (last.pitch + style.lineSpacing)
        }
        // A line may be too long by the error of arithmetic; that must not cost a pixel.
        width = max(0, width - LineBreaker.tolerance)
        return CGSize(width: width.roundedUp(toScale: scale), height: bottom.roundedUp(toScale: scale))
    }

    private func height(_ measures: TypesetText.RunMeasures) -> CGFloat {
        max(0, (measures.ascent + measures.descent) * factor).roundedUp(toScale: style.displayScale)
    }

    private func measures(of clusters: Range<Int>) -> TypesetText.RunMeasures {
        let all = text.shaped.clusters
        if clusters.isEmpty {
            // A line that a newline opened is set as that newline; without any text, the font says.
            guard let cluster = clusters.lowerBound < all.count ? all[clusters.lowerBound] : all.last else {
                return text.emptyLine
            }
            return text.runs[cluster.run]
        }
        var run = all[clusters.lowerBound].run
        var measures = text.runs[run]
        for index in clusters where all[index].run != run {
            run = all[index].run
            measures = .union(measures, text.runs[run])
        }
        return measures
    }
}

extension TypesetText.RunMeasures {
    static func union(_ first: Self, _ second: Self) -> Self {
        Self(
            ascent: max(first.ascent, second.ascent), descent: max(first.descent, second.descent),
            pitch: max(first.pitch, second.pitch))
    }
}

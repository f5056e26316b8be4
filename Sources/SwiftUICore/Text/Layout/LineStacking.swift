import Foundation

/// Measures lines and stacks them vertically.
struct LineStacking {
    let text: TypesetText
    let style: TextLayoutStyle
    /// The scale factor for all measures, which tries a size without shaping.
    var factor: CGFloat = 1

    /// Returns the number of lines, at least 1, that fit in `height` points.
    func count(of lines: [LineFragment], within height: CGFloat) -> Int {
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

    /// Returns the maximum number of lines that fit in `height`.
    func maximumLines(within height: CGFloat) -> Int {
        guard height < .infinity else { return .max }
        let minimum = (text.runs + [text.emptyLine]).map { ($0.ascent + $0.descent) * factor }.min() ?? 0
        return minimum > 0.01 ? Int(min(height / minimum, 1e9)) + 1 : .max
    }

    func firstHeight(_ lines: [LineFragment]) -> CGFloat {
        lines.first.map { height(measures(of: $0.clusters)) } ?? 0
    }

    /// Sets the place of each line and returns the size of all lines.
    ///
    /// Trailing white space counts if there is room for it: the frame of a title that wraps in 400 points is one space
    /// wider than the letters of its longest line (measured).
    func place(_ lines: inout [TextLayout.PlacedLine], within room: CGFloat) -> CGSize {
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
        if let last = lines.last, lines.count < style.minimumLines {
            bottom += CGFloat(style.minimumLines - lines.count) * (last.pitch + style.lineSpacing)
        }
        // The tolerance for floating-point error must not add a pixel.
        width = max(0, width - LineBreaker.tolerance)
        return CGSize(width: width.roundedUp(toScale: scale), height: bottom.roundedUp(toScale: scale))
    }

    private func height(_ measures: TypesetText.RunMeasures) -> CGFloat {
        max(0, (measures.ascent + measures.descent) * factor).roundedUp(toScale: style.displayScale)
            + style.spaceBelowLines
    }

    private func measures(of clusters: Range<Int>) -> TypesetText.RunMeasures {
        let all = text.shaped.clusters
        if clusters.isEmpty {
            // A line that a newline starts has the newline's style. Without any text, the font determines the measures.
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

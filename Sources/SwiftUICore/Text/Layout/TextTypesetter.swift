import DisplayList
import Foundation

/// Lays text out for proposals, remembering what it found.
///
/// Text that does not fit is tightened, then made smaller, then cut, as far as its style allows each.
final class TextTypesetter {
    let text: ResolvedText
    let style: TextLayoutStyle
    private let shaper: any TextShaper
    private var typeset: [CGFloat: TypesetText] = [:]
    private var layouts: [ProposedViewSize: TextLayout] = [:]
    private lazy var ideal = plainLayout(width: .infinity, height: .infinity)

    init(text: ResolvedText, style: TextLayoutStyle, shaper: any TextShaper) {
        (self.text, self.style, self.shaper) = (text, style, shaper)
    }

    /// The measures of the tallest font, which neighbours keep their distance by.
    private(set) lazy var tallestFont: (font: ResolvedFont, line: ResolvedFont.LineMeasures) = {
        let fonts = text.runs.isEmpty ? [text.font] : text.runs.map(\.font)
        let measured = fonts.map { ($0, $0.lineMeasures(shaper: shaper, displayScale: style.displayScale)) }
        return measured.max { $0.1.height < $1.1.height }!
    }()

    func layout(in proposal: ProposedViewSize) -> TextLayout {
        if let known = layouts[proposal] { return known }
        let layout = newLayout(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
        layouts[proposal] = layout
        return layout
    }

    private func newLayout(width: CGFloat, height: CGFloat) -> TextLayout {
        if !ideal.isTruncated && width + LineBreaker.tolerance >= ideal.size.width && height >= ideal.size.height {
            return ideal
        }
        let full = typesetText(scale: 1)
        if style.minimumScale >= 1 && !style.allowsTightening { return plainLayout(width: width, height: height) }
        let isExact = style.minimumScale < 1
        if Attempt(full, style, width, height).fits(exactly: isExact) {
            return plainLayout(width: width, height: height)
        }
        if style.allowsTightening, let tightening = tightening(of: full, width, height, exactly: isExact) {
            return plainLayout(width: width, height: height, tightening: tightening)
        }
        guard isExact else {
            return plainLayout(width: width, height: height, tightening: greatestTightening(of: full))
        }
        let scale = fittingScale(width, height)
        let small = typesetText(scale: scale)
        var tightening: CGFloat = 0
        if style.allowsTightening, !Attempt(small, style, width, height).fits(exactly: true) {
            tightening = self.tightening(of: small, width, height, exactly: true) ?? greatestTightening(of: small)
        }
        return plainLayout(width: width, height: height, scale: scale, tightening: tightening)
    }

    private func typesetText(scale: CGFloat) -> TypesetText {
        if let known = typeset[scale] { return known }
        let new = TypesetText(text, scale: scale, shaper: shaper, displayScale: style.displayScale)
        typeset[scale] = new
        return new
    }

    /// Lines at one size, the last one cut where there are more than fit.
    private func plainLayout(
        width: CGFloat, height: CGFloat, scale: CGFloat = 1, tightening: CGFloat = 0
    ) -> TextLayout {
        let typeset = typesetText(scale: scale)
        var breaker = LineBreaker(typeset, width: width, tightening: tightening)
        let stacking = LineStacking(text: typeset, style: style)
        let most = min(style.lineLimit ?? .max, stacking.mostLines(within: height))
        let broken = breaker.lines(limit: most == .max ? .max : most + 1)
        let count = min(most, stacking.count(of: broken, within: height))
        var lines = broken.prefix(count).map { line in
            let hyphen = line.isHyphenated
                ? typeset.mark("-", run: typeset.shaped.clusters[line.visibleEnd - 1].run) : nil
            return TextLayout.Line(
                prefix: line.clusters.lowerBound..<line.visibleEnd, mark: hyphen, width: line.width)
        }
        let isTruncated = count < broken.count
        if isTruncated, let last = lines.last {
            let truncation = LineTruncation(breaker: breaker, mode: style.truncationMode)
            lines[count - 1] = truncation.line(from: last.prefix.lowerBound)
        }
        let size = stacking.place(&lines)
        return TextLayout(text: typeset, lines: lines, size: size, tightening: tightening, isTruncated: isTruncated)
    }

    /// The largest size at which nothing is cut, as a part of the full one.
    private func fittingScale(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
        let full = typesetText(scale: 1)
        var (low, high) = (style.minimumScale, CGFloat(1))
        guard Attempt(full, style, width, height, factor: low).fits(exactly: true) else { return low }
        for _ in 0..<12 {
            let middle = (low + high) / 2
            if Attempt(full, style, width, height, factor: middle).fits(exactly: true) {
                low = middle
            } else {
                high = middle
            }
        }
        // Widths do not grow quite as sizes do, so the last word is with text of the very size.
        var scale = low
        for _ in 0..<8 where scale > style.minimumScale {
            if Attempt(typesetText(scale: scale), style, width, height).fits(exactly: true) { break }
            typeset[scale] = nil
            scale = max(style.minimumScale, scale * 0.99)
        }
        return scale
    }

    /// The least tightening at which nothing is cut; nil where none is enough.
    private func tightening(
        of typeset: TypesetText, _ width: CGFloat, _ height: CGFloat, exactly isExact: Bool
    ) -> CGFloat? {
        func fits(_ tightening: CGFloat) -> Bool {
            Attempt(typeset, style, width, height, tightening: tightening).fits(exactly: isExact)
        }
        var (low, high) = (CGFloat(0), greatestTightening(of: typeset))
        guard fits(high) else { return nil }
        for _ in 0..<10 {
            let middle = (low + high) / 2
            if fits(middle) { high = middle } else { low = middle }
        }
        return high
    }

    /// A twentieth of the letters' size.
    private func greatestTightening(of typeset: TypesetText) -> CGFloat {
        0.05 * text.font.descriptor.size * typeset.scale
    }
}

/// A try to fit text into a space.
private struct Attempt {
    var breaker: LineBreaker
    let stacking: LineStacking
    let height: CGFloat

    init(
        _ text: TypesetText, _ style: TextLayoutStyle, _ width: CGFloat, _ height: CGFloat, factor: CGFloat = 1,
        tightening: CGFloat = 0
    ) {
        breaker = LineBreaker(text, width: width, factor: factor, tightening: tightening)
        stacking = LineStacking(text: text, style: style, factor: factor)
        self.height = height
    }

    /// Whether nothing has to be cut; and if `exactly`, whether no line is taller or wider than the space either.
    func fits(exactly isExact: Bool) -> Bool {
        var breaker = breaker
        let most = min(stacking.style.lineLimit ?? .max, stacking.mostLines(within: height))
        let lines = breaker.lines(limit: most == .max ? .max : most + 1)
        if lines.count > most || stacking.count(of: lines, within: height) < lines.count { return false }
        guard isExact else { return true }
        if stacking.firstHeight(lines) > height + LineBreaker.tolerance { return false }
        return lines.allSatisfy { $0.width <= breaker.width + LineBreaker.tolerance }
    }
}

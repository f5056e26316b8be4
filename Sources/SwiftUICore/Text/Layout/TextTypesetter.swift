import DisplayList
import Foundation

/// Lays out text for proposals and caches the results.
///
/// Text that does not fit is first tightened, then scaled down, and then truncated, as far as its style allows.
final class TextTypesetter {
    private static let maximumLayouts = 16

    let text: ResolvedText
    let style: TextLayoutStyle
    private let shaper: any TextShaper
    private var typeset: [CGFloat: TypesetText] = [:]
    private var layouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []
    private lazy var ideal = plainLayout(width: .infinity, height: .infinity)

    init(text: ResolvedText, style: TextLayoutStyle, shaper: any TextShaper) {
        (self.text, self.style, self.shaper) = (text, style, shaper)
    }

    /// The tallest font and its measures, which determine the distances to neighboring views.
    private(set) lazy var tallestFont: (font: ResolvedFont, line: ResolvedFont.LineMeasures) = {
        let fonts = text.runs.isEmpty ? [text.font] : text.runs.map(\.font)
        let measured = fonts.map { ($0, $0.lineMeasures(shaper: shaper, displayScale: style.displayScale)) }
        return measured.max { $0.1.height < $1.1.height }!
    }()

    func layout(in proposal: ProposedViewSize) -> TextLayout {
        for known in layouts where known.proposal == proposal { return known.layout }
        var layout = newLayout(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
        // For an infinite proposal it is infinite, so that a stack lays it out last.
        if style.fillsWidth, let width = proposal.width {
            layout.size.width = max(layout.size.width, width)
        }
        // A text receives few proposals in one picture, but can receive many over many pictures.
        if layouts.count == TextTypesetter.maximumLayouts { layouts.removeFirst() }
        layouts.append((proposal, layout))
        return layout
    }

    private func newLayout(width: CGFloat, height: CGFloat) -> TextLayout {
        let full = typesetText(scale: 1)
        if !ideal.isTruncated && width + LineBreaker.tolerance >= ideal.size.width && height >= ideal.size.height {
            return ideal
        }
        if style.minimumScale >= 1 || FittingAttempt(full, style, width, height).fits() {
            return plainLayout(width: width, height: height)
        }
        if style.allowsTightening {
            let tightened = plainLayout(width: width, height: height)
            if tightened.fits(width: width, height: height) { return tightened }
        }
        return plainLayout(width: width, height: height, scale: fittingScale(width, height))
    }

    private func typesetText(scale: CGFloat) -> TypesetText {
        if let known = typeset[scale] { return known }
        let new = TypesetText(text, scale: scale, shaper: shaper, displayScale: style.displayScale)
        typeset[scale] = new
        return new
    }

    /// Returns the lines at one size. The last line is truncated if not all lines fit.
    private func plainLayout(width: CGFloat, height: CGFloat, scale: CGFloat = 1) -> TextLayout {
        let typeset = typesetText(scale: scale)
        var breaker = LineBreaker(typeset, width: width)
        let stacking = LineStacking(text: typeset, style: style)
        let maximum = min(style.lineLimit ?? .max, stacking.maximumLines(within: height))
        let broken = breaker.lines(limit: maximum == .max ? .max : maximum + 1)
        let count = min(maximum, stacking.count(of: broken, within: height))
        var lines = broken.prefix(count).map { line in
            let hyphen = line.isHyphenated
                ? typeset.mark("-", run: typeset.shaped.clusters[line.visibleEnd - 1].run) : nil
            return TextLayout.PlacedLine(
                prefix: line.clusters.lowerBound..<line.visibleEnd, mark: hyphen, width: line.width,
                trailingWidth: line.trailingWidth)
        }
        var isTruncated = count < broken.count
        if isTruncated, let last = lines.last {
            let truncation = LineTruncation(breaker: breaker, mode: style.truncationMode)
            let start = last.prefix.lowerBound
            let tightened = style.allowsTightening ? truncation.tightenedLine(from: start) : nil
            lines[count - 1] = tightened ?? truncation.line(from: start)
            isTruncated = tightened == nil
        }
        let size = stacking.place(&lines, within: width)
        return TextLayout(text: typeset, lines: lines, size: size, isTruncated: isTruncated)
    }

    /// Returns the largest scale factor at which nothing is truncated.
    private func fittingScale(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
        let full = typesetText(scale: 1)
        var (low, high) = (style.minimumScale, CGFloat(1))
        guard FittingAttempt(full, style, width, height, factor: low).fits() else { return low }
        for _ in 0..<12 {
            let middle = (low + high) / 2
            if FittingAttempt(full, style, width, height, factor: middle).fits() {
                low = middle
            } else {
                high = middle
            }
        }
        // Widths are not exactly proportional to sizes, so the result is checked with text of the final size.
        var scale = low
        for attempt in 0...8 {
            if attempt > 0 { scale = max(style.minimumScale, scale * 0.99) }
            if fits(width, height, at: scale) { return scale }
        }
        // Small letters have wide tracking, so much smaller text can be far from proportional.
        (low, high) = (style.minimumScale, scale)
        for _ in 0..<8 where high - low > low / 100 {
            let middle = (low + high) / 2
            if fits(width, height, at: middle) { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns whether text of the final size fits.
    private func fits(_ width: CGFloat, _ height: CGFloat, at scale: CGFloat) -> Bool {
        if FittingAttempt(typesetText(scale: scale), style, width, height).fits() { return true }
        if scale > style.minimumScale { typeset[scale] = nil }
        return false
    }
}

extension TextLayout {
    /// Returns whether nothing is truncated and all lines fit in the given width and height.
    fileprivate func fits(width: CGFloat, height: CGFloat) -> Bool {
        !isTruncated && (lines.first?.height ?? 0) <= height + LineBreaker.tolerance
            && lines.allSatisfy { $0.width <= width + LineBreaker.tolerance }
    }
}

/// An attempt to fit text into a space.
private struct FittingAttempt {
    var breaker: LineBreaker
    let stacking: LineStacking
    let height: CGFloat

    init(_ text: TypesetText, _ style: TextLayoutStyle, _ width: CGFloat, _ height: CGFloat, factor: CGFloat = 1) {
        breaker = LineBreaker(text, width: width, factor: factor)
        stacking = LineStacking(text: text, style: style, factor: factor)
        self.height = height
    }

    /// Returns whether the text fits without truncation and each line fits in the space.
    func fits() -> Bool {
        var breaker = breaker
        let maximum = min(stacking.style.lineLimit ?? .max, stacking.maximumLines(within: height))
        let lines = breaker.lines(limit: maximum == .max ? .max : maximum + 1)
        if lines.count > maximum || stacking.count(of: lines, within: height) < lines.count { return false }
        if stacking.firstHeight(lines) > height + LineBreaker.tolerance { return false }
        return lines.allSatisfy { $0.width <= breaker.width + LineBreaker.tolerance }
    }
}

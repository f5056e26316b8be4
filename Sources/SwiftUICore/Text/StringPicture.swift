import DisplayList
import Foundation

/// Text laid out without a view, for code that draws strings itself. It can be made on any thread.
package struct StringPicture {
    /// A part of the text with equal attributes.
    package struct Run {
        package var text: String
        package var font: Font
        package var color: RGBAColor
        package var background: RGBAColor?
        /// The additional distance between characters, in points.
        package var kerning: CGFloat = 0
        /// The distance above the baseline, in points.
        package var baselineOffset: CGFloat = 0
        package var underline: (style: Text.LineStyle, color: RGBAColor)?
        package var strikethrough: (style: Text.LineStyle, color: RGBAColor)?
        /// A shadow of the text: its color, its radius and its offset in points.
        package var shadow: (color: RGBAColor, radius: CGFloat, offset: CGSize)?

        package init(text: String, font: Font, color: RGBAColor) {
            (self.text, self.font, self.color) = (text, font, color)
        }
    }

    /// How the lines lie.
    package struct Paragraph {
        /// The side to which lines are aligned; nil for that of their text.
        package var alignment: TextAlignment?
        /// The distance between lines in addition to the fonts', in points.
        package var lineSpacing: CGFloat = 0
        package var lineLimit: Int?
        package var truncationMode = Text.TruncationMode.tail

        package init() {}
    }

    private let runs: [ResolvedText.Run]
    private let layout: TextLayout
    private let style: TextLayoutStyle
    private let session: RenderSession
    private let width: CGFloat

    /// Lays out text.
    ///
    /// - Parameters:
    ///   - width: the width of lines, in points, which may be infinite.
    ///   - height: the height beyond which lines are left out, in points.
    ///   - scale: the number of pixels per point to which lines are aligned.
    package init(
        _ runs: [Run], _ paragraph: Paragraph, width: CGFloat, height: CGFloat, scale: CGFloat,
        shaper: any TextShaper, images: any ImageSource
    ) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.lineSpacing = paragraph.lineSpacing
        environment.lineLimit = paragraph.lineLimit
        environment.truncationMode = paragraph.truncationMode
        environment.multilineTextAlignment = paragraph.alignment ?? .leading
        style = {
            var style = TextLayoutStyle(environment)
            style.alignsByParagraph = paragraph.alignment == nil
            return style
        }()
        self.runs = runs.filter { !$0.text.isEmpty }.map { $0.resolved(in: environment) }
        let text = ResolvedText(
            runs: self.runs, font: runs.first?.font.resolved(in: environment) ?? environment.resolvedFont,
            language: nil, isRightToLeft: false)
        session = RenderSession(shaper: shaper, images: images)
        self.width = width
        layout = TextTypesetter(text: text, style: style, shaper: shaper).layout(
            in: ProposedViewSize(
                width: width.isFinite ? max(0, width) : nil, height: height.isFinite ? max(0, height) : nil))
    }

    /// The size of the lines, in points.
    package var size: CGSize { layout.size }

    /// The distance from the top to the first baseline, in points.
    package var firstBaseline: CGFloat { layout.firstBaseline }

    /// A line as it is laid out.
    package struct Line {
        /// The characters, counted in UTF-16.
        package var characters: Range<Int>
        /// The left end of the baseline, in points from the top left corner of a box as wide as was asked for.
        package var origin: CGPoint
        /// The width with and without white space at the end, in points.
        package var width: CGFloat
        package var visibleWidth: CGFloat
        /// How far the line's fonts reach above and below the baseline, in points.
        package var ascent: CGFloat
        package var descent: CGFloat
    }

    /// The lines from the top.
    package var lines: [Line] {
        let text = runs.map(\.text).joined()
        func place(_ offset: Int) -> Int {
            text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count)).utf16Offset(in: text)
        }
        let drawing = drawing(at: .zero)
        let clusters = layout.text.shaped.clusters
        return layout.lines.enumerated().map { index, line in
            let next = index + 1 < layout.lines.count ? layout.lines[index + 1].prefix.lowerBound : clusters.count
            let last = max(line.prefix.lowerBound, line.mark == nil ? next : max(line.prefix.upperBound, line.suffix.upperBound))
            let covered = clusters[line.prefix.lowerBound..<last]
            let start = covered.first.map { place($0.textRange.lowerBound) } ?? text.utf16.count
            let end = covered.last.map { place($0.textRange.upperBound) } ?? start
            var origin = drawing.origin(of: line)
            origin.x += inset
            return Line(
                characters: start..<end, origin: origin, width: line.width + line.trailingWidth, visibleWidth: line.width,
                ascent: line.ascent, descent: max(0, line.height - line.ascent))
        }
    }

    /// Returns what draws one of the lines with the left end of its baseline at the origin.
    package func items(ofLine index: Int) -> [DisplayItem] {
        guard layout.lines.indices.contains(index) else { return [] }
        let line = layout.lines[index]
        let start = drawing(at: .zero).origin(of: line)
        var context = DrawingContext(session: session, displayScale: style.displayScale)
        drawing(at: CGPoint(x: -start.x, y: -start.y)).draw(VisualLine(line, of: layout).items[...], of: line, in: &context)
        return context.items
    }

    /// How far the text is from the left of a box as wide as was asked for, in points.
    private var inset: CGFloat {
        guard width.isFinite else { return 0 }
        switch style.alignment {
        case .leading: return 0
        case .center: return (width - layout.size.width) / 2
        case .trailing: return width - layout.size.width
        }
    }

    private func drawing(at origin: CGPoint) -> TextDrawing {
        TextDrawing(
            runs: runs, layout: layout, alignment: style.alignment, isRightToLeft: false,
            alignsByParagraph: style.alignsByParagraph, frame: CGRect(origin: origin, size: layout.size))
    }

    /// Returns what draws the lines in a box whose top left corner is at `origin`.
    package func items(at origin: CGPoint) -> [DisplayItem] {
        var context = DrawingContext(session: session, displayScale: style.displayScale)
        drawing(at: CGPoint(x: origin.x + inset, y: origin.y)).draw(in: &context)
        return context.items
    }
}

extension StringPicture.Run {
    fileprivate func resolved(in environment: EnvironmentValues) -> ResolvedText.Run {
        func decoration(_ line: (style: Text.LineStyle, color: RGBAColor)?) -> ResolvedText.Decoration? {
            line.map { ResolvedText.Decoration(pattern: $0.style.pattern, paint: ShapeStylePaint(.color($0.color))) }
        }
        var paint = ShapeStylePaint(.color(color))
        if let shadow {
            paint.shadows.append(
                ResolvedShadow(isInner: false, color: shadow.color, radius: shadow.radius, offset: shadow.offset))
        }
        return ResolvedText.Run(
            text: text, font: font.resolved(in: environment), kerning: kerning, tracking: 0,
            baselineOffset: baselineOffset, paint: paint, background: background, underline: decoration(underline),
            strikethrough: decoration(strikethrough))
    }
}

import DisplayList
import Foundation

extension Text {
    /// A text layout for a renderer: lines of runs of glyphs. Positions are in points from the text's top-left corner.
    public struct Layout: RandomAccessCollection, Equatable {
        /// The position of a character in the text.
        @frozen public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            public var value: Int

            public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.value < rhs.value }
            public func distance(to other: CharacterIndex) -> Int { other.value - value }
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
        }

        /// The typographic bounds of glyphs.
        @frozen public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline.
            public var origin: CGPoint
            public var width: CGFloat
            public var ascent: CGFloat
            public var descent: CGFloat
            public var leading: CGFloat

            public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

            fileprivate init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
                (self.origin, self.width) = (origin, width)
                (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
            }

            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// Options for drawing glyphs.
        @frozen public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

            /// Effect on the picture: none. Glyph positions are never quantized.
            @inlinable public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
        }

        /// Whether part of the text is omitted.
        public let isTruncated: Bool
        private let lines: [Line]

        init(_ picture: TextDrawing) {
            isTruncated = picture.layout.isTruncated
            lines = picture.layout.lines.map { Line(picture, $0) }
        }

        public var startIndex: Int { lines.startIndex }
        public var endIndex: Int { lines.endIndex }
        public subscript(index: Int) -> Line { lines[index] }
    }
}

extension Text.Layout {
    /// A line of the layout.
    public struct Line: RandomAccessCollection, Equatable {
        /// The left end of the baseline.
        public var origin: CGPoint
        private let runs: [Run]
        private let height: (ascent: CGFloat, descent: CGFloat, leading: CGFloat, width: CGFloat)

        fileprivate init(_ picture: TextDrawing, _ line: TextLayout.PlacedLine) {
            origin = picture.origin(of: line)
            let items = VisualLine(line, of: picture.layout).items
            var runs: [Run] = []
            var start = 0
            for end in items.indices.dropFirst().map({ $0 }) + (items.isEmpty ? [] : [items.count])
            where end == items.count || items[end].run != items[start].run {
                runs.append(Run(picture: picture, line: line, items: items[start..<end], firstIndex: line.prefix.lowerBound))
                start = end
            }
            self.runs = runs
            height = (line.ascent, line.height - line.ascent, Swift.max(0, line.pitch - line.height), line.width)
        }

        public var startIndex: Int { runs.startIndex }
        public var endIndex: Int { runs.endIndex }
        public subscript(index: Int) -> Run { runs[index] }

        public var typographicBounds: TypographicBounds {
            TypographicBounds(
                origin: origin, width: height.width, ascent: height.ascent, descent: height.descent,
                leading: height.leading)
        }

        public static func == (lhs: Line, rhs: Line) -> Bool {
            lhs.origin == rhs.origin && lhs.height == rhs.height && lhs.runs == rhs.runs
        }
    }

    /// Consecutive glyphs with the same attributes.
    public struct Run: RandomAccessCollection, Equatable {
        let picture: TextDrawing
        let line: TextLayout.PlacedLine
        let items: ArraySlice<VisualLine.Item>
        fileprivate let firstIndex: Int

        public var startIndex: Int { 0 }
        public var endIndex: Int { items.count }
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        /// Returns the custom attribute of the given type, if the text has one.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            guard let item = items.first else { return nil }
            let attributes = picture.runs[item.run].custom
            return attributes.first { $0.type == ObjectIdentifier(key) }?.value as? T
        }

        public var layoutDirection: LayoutDirection {
            (items.first?.level ?? 0) % 2 == 1 ? .rightToLeft : .leftToRight
        }

        public var typographicBounds: TypographicBounds { bounds(of: items) }
        public var characterIndices: [CharacterIndex] { characters(of: items) }

        fileprivate func bounds(of items: ArraySlice<VisualLine.Item>) -> TypographicBounds {
            guard let first = items.first, let last = items.last else { return TypographicBounds() }
            let origin = picture.origin(of: line)
            let measures = picture.layout.text.runs[first.run]
            return TypographicBounds(
                origin: CGPoint(x: origin.x + first.x, y: origin.y), width: last.x + last.width - first.x,
                ascent: measures.ascent, descent: measures.descent,
                leading: Swift.max(0, measures.pitch - measures.ascent - measures.descent))
        }

        fileprivate func characters(of items: ArraySlice<VisualLine.Item>) -> [CharacterIndex] {
            items.indices.map { CharacterIndex(value: firstIndex + $0) }
        }

        public static func == (lhs: Run, rhs: Run) -> Bool {
            lhs.typographicBounds == rhs.typographicBounds
                && lhs.items.map { Array($0.glyphs) } == rhs.items.map { Array($0.glyphs) }
        }
    }

    /// A slice of a run's glyphs.
    public struct RunSlice: RandomAccessCollection, Equatable {
        public var run: Run
        public var indices: Range<Int>

        public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices) }

        public var startIndex: Int { indices.lowerBound }
        public var endIndex: Int { indices.upperBound }
        public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        public var typographicBounds: TypographicBounds { run.bounds(of: items) }
        public var characterIndices: [CharacterIndex] { run.characters(of: items) }

        var items: ArraySlice<VisualLine.Item> {
            run.items[run.items.startIndex + indices.lowerBound..<run.items.startIndex + indices.upperBound]
        }
    }
}

extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run.items, of: run)
    }

    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw(slice.items, of: slice.run)
    }

    private func draw(_ items: ArraySlice<VisualLine.Item>, of run: Text.Layout.Run) {
        var drawing = DrawingContext(session: resolution.session, displayScale: environment.displayScale)
        run.picture.draw(items, of: run.line, in: &drawing)
        add(drawing.items)
    }
}

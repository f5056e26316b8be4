import CairoGraphics
import DisplayList
import Foundation
import PictureEngine
import SwiftUI
import SwiftUICore
import Testing

/// Views laid out with the pinned fonts and symbols, as pictures are made.
@MainActor enum LaidOut {
    private static let engine = try! PictureEngine(resources: .locate(), report: { _ in })

    static func bitmap(of list: DisplayList, scale: CGFloat) throws -> Bitmap {
        try engine.bitmaps.render(list, scale: scale, background: .white)
    }

    /// The columns of pixels with ink, in a picture on white.
    static func inkColumns(of list: DisplayList, scale: CGFloat) throws -> Range<Int> {
        let bitmap = try bitmap(of: list, scale: scale)
        let background = bitmap.premultipliedPixel(x: 0, y: 0)
        let columns = (0..<bitmap.width).filter { x in
            (0..<bitmap.height).contains { differs(bitmap.premultipliedPixel(x: x, y: $0), background) }
        }
        return columns.isEmpty ? 0..<0 : columns[0]..<columns[columns.count - 1] + 1
    }

    /// Returns whether a pixel's blue differs by more than a tenth.
    private static func differs(_ pixel: UInt32, _ background: UInt32) -> Bool {
        abs(Int(pixel & 255) - Int(background & 255)) > 25
    }

    /// The picture of a view at the size it takes when offered `proposal`.
    static func picture<V: View>(of view: V, proposal: ProposedViewSize, scale: CGFloat) -> RenderedView {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.locale = Locale(identifier: "en_US")
        return try! engine.render(view, proposal: proposal, in: environment)
    }

    /// Returns the size of a view in points.
    static func size<V: View>(
        of view: V, in proposal: ProposedViewSize = .unspecified, scale: CGFloat = 3
    ) -> CGSize {
        picture(of: view, proposal: proposal, scale: scale).displayList.size
    }

    /// Returns the distance that a stack keeps between two views, in points.
    static func distance<A: View, B: View>(_ first: A, _ second: B, along axis: Axis, scale: CGFloat = 3) -> CGFloat {
        let (a, b) = (size(of: first, scale: scale), size(of: second, scale: scale))
        switch axis {
        case .vertical: return size(of: VStack { first; second }, scale: scale).height - a.height - b.height
        case .horizontal: return size(of: HStack { first; second }, scale: scale).width - a.width - b.width
        }
    }
}

/// Returns a number in thirds of a point, given in hundredths.
func thirds(_ value: CGFloat) -> CGFloat { (value * 3).rounded() / 3 }

extension DisplayItem {
    /// The item, or those of the groups that it is made of.
    var opened: [DisplayItem] {
        if case .group(let group) = self { group.items.flatMap(\.opened) } else { [self] }
    }
}

extension DisplayList {
    private var openedItems: [DisplayItem] { items.flatMap(\.opened) }

    /// The runs of glyphs, those of groups included.
    var glyphRuns: [GlyphRun] { openedItems.compactMap { if case .glyphs(let run, _) = $0 { run } else { nil } } }

    /// The boxes of the filled paths, those of groups included.
    var filledBoxes: [CGRect] {
        openedItems.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
    }

    /// The widths of the lines, those of groups included.
    var lineWidths: [CGFloat] {
        openedItems.compactMap { if case .stroke(_, let style, _) = $0 { style.lineWidth } else { nil } }
    }
}

extension LaidOut {
    /// Returns the baselines of a view's lines of text, from the top, in points.
    static func baselines<V: View>(
        of view: V, in proposal: ProposedViewSize = ProposedViewSize(width: 400, height: 400), scale: CGFloat = 3
    ) -> [CGFloat] {
        // A line has a run for each font, and some characters have one of their own.
        Set(picture(of: view, proposal: proposal, scale: scale).displayList.glyphRuns.map(\.origin.y)).sorted()
    }
}

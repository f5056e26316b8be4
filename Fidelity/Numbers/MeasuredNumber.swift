import CairoGraphics
import DisplayList
import Foundation
import PictureEngine
import SwiftUI
import SwiftUICore

/// A number that was measured on SwiftUI's pictures, in points, and the view that has it.
@MainActor struct MeasuredNumber {
    let what: String
    let apple: Double
    /// How far ours may be off. One pixel at three pixels per point, and rounding, unless it says otherwise.
    var tolerance = 0.34
    let ours: (PictureEngine) throws -> Double

    /// A number that is read from a view's display list.
    static func value<V: View>(
        _ what: String, _ apple: Double, scale: CGFloat = 3, of view: V, _ read: @escaping (DisplayList) -> Double
    ) -> MeasuredNumber {
        MeasuredNumber(what: what, apple: apple) { read(try $0.list(of: view, scale: scale)) }
    }

    /// The distance from the first baseline to the last, of text without the lines in between.
    static func baselines<V: View>(_ what: String, _ apple: Double, scale: CGFloat = 3, of view: V) -> MeasuredNumber {
        value(what, apple, scale: scale, of: view) { list in
            let lines = list.baselines
            return (lines.max() ?? 0) - (lines.min() ?? 0)
        }
    }

    static func width<V: View>(_ what: String, _ apple: Double, scale: CGFloat = 3, of view: V) -> MeasuredNumber {
        value(what, apple, scale: scale, of: view) { Double($0.size.width) }
    }

    static func height<V: View>(_ what: String, _ apple: Double, scale: CGFloat = 3, of view: V) -> MeasuredNumber {
        value(what, apple, scale: scale, of: view) { Double($0.size.height) }
    }

    /// The width of the filled shape that is nearest to what Apple's is wide.
    static func shape<V: View>(_ what: String, _ apple: Double, scale: CGFloat = 3, of view: V) -> MeasuredNumber {
        value(what, apple, scale: scale, of: view) { list in
            list.filledBoxes.map { Double($0.width) }.min { abs($0 - apple) < abs($1 - apple) } ?? 0
        }
    }

    /// The width of the columns of pixels that hold ink of a black view.
    static func ink<V: View>(_ what: String, _ apple: Double, scale: CGFloat = 3, of view: V) -> MeasuredNumber {
        ink(what, apple, scale: scale, of: view) { ($0.left, $0.right) }
    }

    /// The height of the rows of pixels that hold ink of a black view.
    static func inkHeight<V: View>(_ what: String, _ apple: Double, scale: CGFloat = 3, of view: V) -> MeasuredNumber {
        ink(what, apple, scale: scale, of: view) { ($0.top, $0.bottom) }
    }

    private static func ink<V: View>(
        _ what: String, _ apple: Double, scale: CGFloat, of view: V,
        _ edges: @escaping (InkBox) -> (start: Double, end: Double)
    ) -> MeasuredNumber {
        MeasuredNumber(what: what, apple: apple) { engine in
            let canvas = CGSize(width: 200, height: 50)
            let bitmap = try engine.bitmap(of: view, size: canvas, scale: scale, scheme: .light)
            let ends = InkMap(bitmap).marks().map { edges($0.box) }
            let (start, end) = (ends.map(\.start).min() ?? 0, ends.map(\.end).max() ?? 0)
            return (end.rounded(.up) - start.rounded(.down)) / Double(scale)
        }
    }

    /// A color of 0 to 255 that a view's picture has: how far the nearest pixel is from it in red, green or blue.
    static func color<V: View>(
        _ what: String, _ red: Int, _ green: Int, _ blue: Int, scheme: ColorScheme = .light, in view: V
    ) -> MeasuredNumber {
        MeasuredNumber(what: "\(what): pixels of (\(red),\(green),\(blue)) differ by", apple: 0, tolerance: 2) { engine in
            let bitmap = try engine.bitmap(of: view, size: CGSize(width: 160, height: 100), scale: 2, scheme: scheme)
            let wanted = UInt32(0xFF) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
            return bitmap.withPixels { pixels in
                Double(pixels.map { PixelDifference.largest($0, wanted) }.min() ?? 255)
            }
        }
    }
}

extension PictureEngine {
    /// The display list of a view on its own, in American English.
    fileprivate func list<V: View>(of view: V, scale: CGFloat) throws -> DisplayList {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.locale = Locale(identifier: "en_US")
        return try render(view, proposal: ProposedViewSize(width: 200, height: 200), in: environment).displayList
    }
}

extension DisplayItem {
    /// The item, or those of the groups that it is made of.
    fileprivate var opened: [DisplayItem] {
        if case .group(let group) = self { group.items.flatMap(\.opened) } else { [self] }
    }
}

extension DisplayList {
    private var openedItems: [DisplayItem] { items.flatMap(\.opened) }

    /// The runs of glyphs, those of groups included.
    var runs: [GlyphRun] { openedItems.compactMap { if case .glyphs(let run, _) = $0 { run } else { nil } } }

    /// The baselines of the text, from the top.
    var baselines: [Double] { Set(runs.map { Double($0.origin.y) }).sorted() }

    /// The boxes of the filled paths.
    var filledBoxes: [CGRect] {
        openedItems.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
    }

    /// The widths of the lines.
    var lineWidths: [Double] {
        openedItems.compactMap { if case .stroke(_, let style, _) = $0 { Double(style.lineWidth) } else { nil } }
    }
}

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
    let ours: (PictureEngine) throws -> Double

    /// The distance from the first baseline to the last, of text without the lines in between.
    static func baselines<V: View>(_ what: String, _ apple: Double, scale: CGFloat = 3, of view: V) -> MeasuredNumber {
        MeasuredNumber(what: what, apple: apple) { engine in
            let lines = DisplayedText.baselines(in: try engine.list(of: view, scale: scale).items)
            return Double((lines.max() ?? 0) - (lines.min() ?? 0))
        }
    }

    static func height<V: View>(_ what: String, _ apple: Double, scale: CGFloat = 3, of view: V) -> MeasuredNumber {
        MeasuredNumber(what: what, apple: apple) { Double(try $0.list(of: view, scale: scale).size.height) }
    }

    /// The width of the columns of pixels that hold ink of black text.
    static func ink<V: View>(_ what: String, _ apple: Double, scale: CGFloat = 3, of view: V) -> MeasuredNumber {
        MeasuredNumber(what: what, apple: apple) { engine in
            let canvas = CGSize(width: 200, height: 50)
            let bitmap = try engine.bitmap(of: view, size: canvas, scale: scale, scheme: .light)
            let boxes = InkMap(bitmap).marks().map(\.box)
            let left = boxes.map(\.left).min() ?? 0, right = boxes.map(\.right).max() ?? 0
            return (right.rounded(.up) - left.rounded(.down)) / Double(scale)
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

private enum DisplayedText {
    static func baselines(in items: [DisplayItem]) -> [CGFloat] {
        items.flatMap { item -> [CGFloat] in
            switch item {
            case .glyphs(let run, _): [run.origin.y]
            case .group(let group): baselines(in: group.items)
            default: []
            }
        }
    }
}

import DisplayList
import Foundation

@testable import SwiftUICore

/// Draws `view` on a canvas of `width` by `height` points at one pixel per point, with the fake shaper.
@MainActor func drawn<V: View>(
    _ width: CGFloat, _ height: CGFloat, _ change: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder _ view: () -> V
) -> RenderedView {
    var environment = EnvironmentValues()
    environment.displayScale = 1
    change(&environment)
    let session = RenderSession(shaper: FakeShaper(), images: NoImages())
    return ViewRenderer(environment: environment, session: session)
        .render(view(), size: CGSize(width: width, height: height))
}

extension RenderedView {
    /// All drawn items, with the items of groups.
    var items: [DisplayItem] { displayList.items.flatMap(\.opened) }

    /// The bounds and colors of the filled paths, in order.
    var fills: [(frame: CGRect, paint: Paint)] {
        items.compactMap {
            if case .fill(let path, _, let paint) = $0 { return (path.boundingRect.rounded, paint) }
            return nil
        }
    }

    var strokes: [(path: Path, style: StrokeStyle, paint: Paint)] {
        items.compactMap {
            if case .stroke(let path, let style, let paint) = $0 { return (path, style, paint) }
            return nil
        }
    }

    /// The paints of glyph runs, in order.
    var textPaints: [Paint] {
        items.compactMap { if case .glyphs(_, let paint) = $0 { paint } else { nil } }
    }
}

extension DisplayItem {
    fileprivate var opened: [DisplayItem] {
        if case .group(let group) = self { return group.items.flatMap(\.opened) }
        return [self]
    }
}

extension CGRect {
    /// The rectangle without arithmetic errors.
    var rounded: CGRect {
        func round(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
        return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
    }
}

extension Paint {
    static let blue = Paint.color(RGBAColor(0, 122, 255))
    static let green = Paint.color(RGBAColor(52, 199, 89))
    static let white = Paint.color(.white)
}

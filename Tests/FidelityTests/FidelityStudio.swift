import CairoGraphics
import DisplayList
import Foundation
import Testing

import SwiftUI
import SwiftUICore

/// Lays views out with the pinned fonts and symbols, as pictures are made.
@MainActor enum FidelityStudio {
    private static let resources = try! ResourceFolder.locate()
    private static let shaper = PangoShaper(catalog: try! FontCatalog(folder: resources.fonts, report: { _ in }))
    private static let images = try! AssetLibrary(resources: resources)

    static func draw(_ list: DisplayList, scale: CGFloat) throws -> Bitmap {
        try BitmapRenderer(fonts: shaper.catalog, images: images.decoder)
            .render(list, scale: scale, background: .white)
    }

    static func layOut<V: View>(_ view: V, proposal: ProposedViewSize, scale: CGFloat) -> ViewRenderer.Result {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.locale = Locale(identifier: "en_US")
        let session = RenderSession(shaper: shaper, images: images)
        return ViewRenderer(environment: environment, session: session).render(view, proposal: proposal)
    }

    /// The size a view takes, in points.
    static func size<V: View>(
        of view: V, in proposal: ProposedViewSize = .unspecified, scale: CGFloat = 3
    ) -> CGSize {
        layOut(view, proposal: proposal, scale: scale).displayList.size
    }

    /// The distance that a stack keeps between two views, in points.
    static func distance<A: View, B: View>(_ first: A, _ second: B, along axis: Axis, scale: CGFloat = 3) -> CGFloat {
        let (a, b) = (size(of: first, scale: scale), size(of: second, scale: scale))
        switch axis {
        case .vertical: return size(of: VStack { first; second }, scale: scale).height - a.height - b.height
        case .horizontal: return size(of: HStack { first; second }, scale: scale).width - a.width - b.width
        }
    }
}

/// A number in thirds of a point, given in hundredths.
func thirds(_ value: CGFloat) -> CGFloat { (value * 3).rounded() / 3 }

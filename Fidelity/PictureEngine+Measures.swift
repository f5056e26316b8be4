import CairoGraphics
import DisplayList
import Foundation
import PictureEngine
import SwiftUI
import SwiftUICore

extension PictureEngine {
    /// The width of a text in one line, in points.
    func width(of text: String, size: CGFloat, weight: CGFloat) -> Double {
        let font = FontDescriptor(family: .system(.standard), size: size, weight: weight)
        let shaped = shaper.shape(StyledText(runs: [.init(text: text, font: font)], language: "en"))
        return shaped.clusters.reduce(0) { $0 + Double($1.advance) }
    }

    /// The pixels of a view on a canvas of `size` points, in American English and Universal Time.
    func bitmap<V: View>(of view: V, size: CGSize, scale: CGFloat, scheme: ColorScheme) throws -> Bitmap {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.colorScheme = scheme
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = .gmt
        return try bitmap(of: view, size: size, in: environment)
    }
}

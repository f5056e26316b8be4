import DisplayList
import Foundation

@testable import CairoGraphics

/// The pinned fonts, opened once for all tests.
enum TestFonts {
    static let opened = Result { try FontCatalog(report: { _ in }) }

    static func catalog() throws -> FontCatalog { try opened.get() }

    static func shaper() throws -> PangoShaper { PangoShaper(catalog: try catalog()) }

    static func system(
        _ size: CGFloat, weight: CGFloat = 400, _ design: FontDescriptor.Design = .standard, isItalic: Bool = false,
        features: FontDescriptor.Features = []
    ) -> FontDescriptor {
        FontDescriptor(family: .system(design), size: size, weight: weight, isItalic: isItalic, features: features)
    }

    static func text(_ text: String, _ font: FontDescriptor = system(17), language: String? = nil) -> StyledText {
        StyledText(runs: [.init(text: text, font: font)], language: language)
    }
}

extension ShapedText {
    var width: CGFloat { clusters.reduce(0) { $0 + $1.advance } }
    var breaks: [ShapedCluster.BreakBefore] { clusters.map(\.breakBefore) }

    /// Returns the characters of each cluster.
    func pieces(of text: String) -> [String] {
        let bytes = Array(text.utf8)
        return clusters.map { String(decoding: bytes[$0.textRange], as: UTF8.self) }
    }
}

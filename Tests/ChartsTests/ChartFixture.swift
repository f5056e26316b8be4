import DisplayList
import Foundation

@testable import SwiftUICore

/// A shaper whose characters are five points wide, and whose lines have the height of the font's size.
private final class BlockShaper: TextShaper {
    func metrics(of font: FontDescriptor) -> FontMetrics { .system(size: font.size) }

    func shape(_ text: StyledText) -> ShapedText {
        let font = text.runs.first?.font ?? FontDescriptor(size: 10)
        let characters = Array(text.runs.map(\.text).joined())
        var offset = 0
        let clusters = characters.map { character in
            defer { offset += character.utf8.count }
            return ShapedCluster(
                run: 0, textRange: offset..<offset + character.utf8.count, glyphRange: 0..<0,
                font: GlyphFont(face: "block", size: font.size), advance: 5, isWhitespace: character == " ")
        }
        return ShapedText(clusters: clusters, glyphs: [], direction: .leftToRight)
    }
}

/// An image source without images.
private final class NoPictures: ImageSource {
    private func nothing<Value>() -> Result<Value, AssetFailure> { .failure(AssetFailure(message: "nothing here")) }

    func image(named name: String, bundle: URL?, traits: AssetTraits) -> Result<ImageAsset, AssetFailure> { nothing() }
    func color(named name: String, bundle: URL?, traits: AssetTraits) -> Result<RGBAColor, AssetFailure> { nothing() }
    func symbol(named name: String, weight: CGFloat, scale: CGFloat) -> Result<SymbolOutline, AssetFailure> {
        nothing()
    }
    func image(from data: Data, scale: CGFloat, name: String) -> Result<ImageAsset, AssetFailure> { nothing() }
}

/// A chart after layout and drawing, in US English and UTC, at one pixel per point.
@MainActor struct LaidOutChart {
    let tree: InspectedView
    let list: DisplayList
    let messages: [String]

    init<V: View>(_ view: V, width: CGFloat, height: CGFloat, direction: LayoutDirection = .leftToRight) {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        environment.layoutDirection = direction
        environment.locale = Locale(identifier: "en_US")
        environment.calendar = Calendar(identifier: .gregorian)
        environment.timeZone = TimeZone(identifier: "UTC")!
        environment.renderDate = Date(timeIntervalSince1970: 1_780_000_000)
        let session = RenderSession(shaper: BlockShaper(), images: NoPictures())
        let result = ViewRenderer(environment: environment, session: session)
            .render(view, size: CGSize(width: width, height: height))
        tree = InspectedView(result.root)
        list = result.displayList
        messages = session.diagnostics.messages
    }

    /// The visible texts, each with the left and top of its frame.
    var texts: [String] {
        texts(in: tree).map { view in
            "\(view.details?.text ?? "") \(short(view.frame.x)) \(short(view.frame.y))"
        }
    }

    private func texts(in view: InspectedView) -> [InspectedView] {
        // Labels that overlap others are clipped to nothing.
        if view.frame.width == 0 { return [] }
        return (view.details?.text == nil ? [] : [view]) + view.children.flatMap { texts(in: $0) }
    }

    private func short(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}

import Checks
import Foundation
import PictureEngine
import SwiftUICore
import WidgetKitCore

/// Gathers the facts of laid-out pictures, several at a time, because the places of many views are found at once.
@MainActor final class FactsGathering {
    private let tables: StringTableFacts
    private let places: ViewPlaces
    /// What is measured of pictures already, because many looks draw the same.
    private var measures: [MeasureKey: PictureMeasures] = [:]

    /// What measures depend on.
    private struct MeasureKey: Hashable {
        let picture: PictureDigest
        let surface: PictureFacts.Surface
        let renderingMode: WidgetRenderingMode
        let hasGround: Bool
        let hasBounds: Bool
        /// The frames of texts and images, and which of these are measured.
        let frames: [CGRect]
        let opacities: [Double]
        let measuredImages: [Int]
    }

    /// - Parameters:
    ///   - tables: the extension's texts in its languages.
    ///   - places: where views stand in the sources.
    init(tables: StringTableFacts, places: ViewPlaces) { (self.tables, self.places) = (tables, places) }

    /// Returns the facts of pictures in their order.
    ///
    /// - Parameters:
    ///   - look: what the pictures' variant changes.
    ///   - configurations: the places of configurations by their kinds.
    /// - Throws: `PictureFailure` if no picture has the size in pixels.
    func facts(
        of pictures: [SelectedPicture], look: Look, engine: PictureEngine, configurations: [String: SourceLocation]
    ) throws -> [PictureFacts] {
        let contents = pictures.map { picture in
            PlacedContent(of: picture.view.root, in: CGRect(origin: .zero, size: picture.view.displayList.size))
        }
        places.find(contents.flatMap(\.traces))
        return try zip(pictures, contents).map { picture, content in
            var facts = try PictureFacts(
                picture, look: look, configuration: configurations[picture.kind], content: content, places: places
            ) { picture, content, isMeasured in
                try measure(picture, content, hasBounds: look.isStandard, isMeasured: isMeasured, engine: engine)
            }
            tables.tell(&facts)
            return facts
        }
    }

    private func measure(
        _ picture: SelectedPicture, _ content: PlacedContent, hasBounds: Bool, isMeasured: (Int) -> Bool, engine: PictureEngine
    ) throws -> PictureMeasures {
        let (surface, surroundings) = (PictureFacts.Surface(picture), picture.surroundings)
        // Only the standard look of a family is compared with that of another one.
        let hasBounds = hasBounds && surroundings.colorScheme != .dark && surface == .homeScreen
        let views = content.texts.map(\.view) + content.images.map(\.view)
        let key = MeasureKey(
            picture: PictureDigest(picture.view.displayList), surface: surface, renderingMode: surroundings.renderingMode,
            hasGround: surroundings.removesBackground, hasBounds: hasBounds,
            frames: content.texts.flatMap(\.lines) + views.flatMap { [$0.frame, $0.clip] }, opacities: views.map(\.opacity),
            measuredImages: content.images.indices.filter(isMeasured))
        if let known = measures[key] { return known }
        let new = try PictureMeasures(
            picture, content: content, isMeasured: isMeasured, hasBounds: hasBounds, renderer: engine.bitmaps)
        measures[key] = new
        return new
    }
}

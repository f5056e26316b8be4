import Checks
import Foundation
import PictureEngine
import SwiftUICore
import WidgetKitCore

/// Gathers the facts of laid-out pictures, several at a time, because the places of many views are found at once.
@MainActor final class FactsGathering {
    private let tables: StringTableFacts
    private let places: ViewPlaces

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
                picture, look: look, engine: engine, configuration: configurations[picture.kind], content: content, places: places)
            tables.tell(&facts)
            return facts
        }
    }
}

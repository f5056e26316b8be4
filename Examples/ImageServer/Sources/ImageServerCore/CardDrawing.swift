import Foundation
import SwiftUI

/// Draws a card as the bytes of a PNG file.
///
/// The main actor lays the view out. Pixels and compression, which take most of the time, are made on another thread.
///
/// - Throws: an error of the renderer, such as fonts that are missing.
public func drawCard(_ card: Card) async throws -> Data {
    let renderer = await MainActor.run {
        let renderer = ImageRenderer(content: CardView(card: card))
        renderer.scale = CGFloat(card.scale)
        return renderer
    }
    return try await renderer.encodedPNG()
}

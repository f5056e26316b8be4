import CairoGraphics
import DisplayList
import Foundation
import FoundationSupplement
import PictureEngine
import SwiftUI
import WidgetKitCore

/// Draws pictures twice and compares what comes out.
@MainActor final class PictureCheck {
    private let engine: PictureEngine
    private let devices: DeviceTable

    init() throws {
        let resources = try ResourceFolder.locate()
        engine = try PictureEngine(resources: resources, report: { _ in })
        devices = try DeviceTable(resources: resources)
    }

    /// What became of a picture.
    enum Outcome: String {
        case drawn, refused, differs
    }

    /// Why the last picture was refused, or what differs in it.
    private(set) var reason = ""

    /// Draws a picture as a whole, and again in bands.
    func outcome(of picture: Picture) -> Outcome {
        let first = drawn(picture, bands: 1)
        let second = drawn(picture, bands: 2)
        guard first?.data == second?.data else {
            reason = Self.difference(first?.bitmap, second?.bitmap)
            return .differs
        }
        return first == nil ? .refused : .drawn
    }

    /// Returns the bytes of a picture and, where they are made of pixels, those; or nil where it is refused with a message.
    private func drawn(_ picture: Picture, bands: Int) -> (data: Data, bitmap: Bitmap?)? {
        do {
            let surroundings = picture.setting.surroundings(devices: devices)
            let renderer = WidgetRenderer(widget: nil, surroundings: surroundings, session: engine.session())
            let list = try renderer.render(picture.tree.view).displayList
            let format = PictureFormat(rawValue: picture.setting.format)
            if let format, format != .png {
                return (try engine.encoder(format: format, scale: surroundings.scale).data(of: list), nil)
            }
            let bitmap = try engine.bitmaps.render(list, scale: surroundings.scale, bands: bands)
            let pixels = bitmap.withPixels { Data(buffer: $0) }
            return (format == nil ? pixels : try PNGEncoder().encode(bitmap, scale: surroundings.scale), bitmap)
        } catch {
            reason = "\(error)"
            return nil
        }
    }

    /// Returns a text about the pixels that differ.
    private static func difference(_ first: Bitmap?, _ second: Bitmap?) -> String {
        guard let first, let second else { return "not of pixels" }
        let places = first.withPixels { first in
            second.withPixels { second in first.indices.filter { first[$0] != second[$0] } }
        }
        guard let place = places.first else { return "the file alone" }
        return "\(places.count) pixels of \(first.width) by \(first.height), the first at \(place % first.width), \(place / first.width)"
    }
}

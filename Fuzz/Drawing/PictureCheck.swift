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

    /// Why the last picture that was refused was refused.
    private(set) var reason = ""

    /// Draws a picture as a whole, and again in bands.
    func outcome(of picture: Picture) -> Outcome {
        let first = data(of: picture, bands: 1)
        let second = data(of: picture, bands: 2)
        if first != second { return .differs }
        return first == nil ? .refused : .drawn
    }

    /// Returns the bytes of a picture, or nil where it is refused with a message.
    private func data(of picture: Picture, bands: Int) -> Data? {
        do {
            let surroundings = picture.setting.surroundings(devices: devices)
            let renderer = WidgetRenderer(widget: nil, surroundings: surroundings, session: engine.session())
            let list = try renderer.render(picture.tree.view).displayList
            let format = PictureFormat(rawValue: picture.setting.format)
            if let format, format != .png { return try engine.encoder(format: format, scale: surroundings.scale).data(of: list) }
            let bitmap = try engine.bitmaps.render(list, scale: surroundings.scale, bands: bands)
            return format == nil ? bitmap.withPixels { Data(buffer: $0) } : try PNGEncoder().encode(bitmap, scale: surroundings.scale)
        } catch {
            reason = "\(error)"
            return nil
        }
    }
}

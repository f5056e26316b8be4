import CairoGraphics
import Checks
import DisplayList
import Foundation
import SwiftUICore
import WidgetKitCore

/// Compares the pictures of a widget's or an activity's states with each other. Only drawings that have all but their colors in
/// common are drawn again.
@MainActor final class StateComparison {
    private let places: ViewPlaces
    private let renderer: BitmapRenderer
    /// The drawings so far, by kind and form.
    private var drawings: [String: [(picture: String, list: DisplayList)]] = [:]
    /// The kinds and forms of which two states have been found.
    private var found: Set<String> = []

    /// - Parameter places: where views stand in the sources.
    init(places: ViewPlaces, renderer: BitmapRenderer) { (self.places, self.renderer) = (places, renderer) }

    /// The most states of one form that are compared.
    private static let mostStates = 12

    /// Compares a picture with the earlier ones of the same kind and form.
    ///
    /// - Returns: the first two states that differ in colors alone; nil if there are none, or if they have been told.
    /// - Throws: `PictureFailure` if no picture has the size in pixels.
    func add(_ picture: SelectedPicture, as subject: StateFacts.Subject) throws -> StateFacts? {
        let list = picture.view.displayList
        guard list.size.width > 0, list.size.height > 0 else { return nil }
        let form = picture.form ?? "view"
        let key = "\(picture.kind) \(form) \(picture.preview ?? "") \(subject)"
        let earlier = drawings[key] ?? []
        guard !found.contains(key), earlier.count < StateComparison.mostStates else { return nil }
        let name = picture.preview ?? PicturePath.base(kind: picture.kind, surroundings: picture.surroundings)
        drawings[key] = earlier + [(name, list)]
        for other in earlier {
            let ground = PictureFacts.ground(of: picture.surroundings)
            guard let difference = try ColorDifference(other.list, list, ground: ground, with: renderer) else { continue }
            found.insert(key)
            return StateFacts(
                kind: picture.kind, form: form, subject: subject, picture: other.picture, place: place(of: difference, in: picture),
                contrast: difference.contrast, share: difference.share, frame: difference.frame, colors: difference.colors)
        }
        return nil
    }

    /// The place of the smallest view that holds what differs; nil if that is no text, image or control.
    private func place(of difference: ColorDifference, in picture: SelectedPicture) -> SourceLocation? {
        let content = PlacedContent(of: picture.view.root, in: CGRect(origin: .zero, size: picture.view.displayList.size))
        let views = content.texts.map(\.view) + content.images.map(\.view) + content.targets.map(\.view)
        let inside = difference.frame
        // Foundation's contains(_:) compares with a union, whose size is rounded.
        let around = views.map { ($0, $0.frame.insetBy(dx: -1, dy: -1)) }.filter { _, frame in
            frame.minX <= inside.minX && frame.maxX >= inside.maxX && frame.minY <= inside.minY && frame.maxY >= inside.maxY
        }.map(\.0)
        guard let view = around.min(by: { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }) else { return nil }
        places.find(content.traces)
        return places.place(of: view.traces)
    }
}

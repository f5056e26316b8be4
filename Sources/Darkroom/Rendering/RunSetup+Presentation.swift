import Foundation
import SwiftUICore
import WidgetKitCore

extension RunSetup {
    /// Returns a picture in the place of the options; the picture itself if they name none.
    ///
    /// - Parameters:
    ///   - name: the name below a widget on the Home Screen.
    ///   - date: the date and time that the screen shows.
    /// - Throws: `ViewFailure` if the views are nested too deeply.
    func presented(
        _ view: RenderedView, as form: PictureForm, named name: String, in surroundings: WidgetSurroundings, at date: Date
    ) throws -> RenderedView {
        guard settings.presentation != .bare, settings.presentsPictures else { return view }
        return try PresentationRenderer(
            settings.presentation, wallpaper: settings.wallpaper, surroundings: surroundings,
            session: session(for: name, inspects: false)
        ).picture(of: view, as: form, named: name, at: date)
    }
}

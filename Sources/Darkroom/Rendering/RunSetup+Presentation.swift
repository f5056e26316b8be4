import Foundation
import SwiftUICore
import WidgetKitCore

extension RunSetup {
    /// Returns a picture in the place of the options, or with what VoiceOver reads of it; the picture itself if they ask for
    /// neither.
    ///
    /// - Parameters:
    ///   - name: the name below a widget on the Home Screen.
    ///   - date: the date and time that the screen shows.
    /// - Throws: `ViewFailure` if the views are nested too deeply.
    func presented(
        _ view: RenderedView, as form: PictureForm, named name: String, in surroundings: WidgetSurroundings, at date: Date
    ) throws -> RenderedView {
        if settings.isAccessibilityPicture { return try accessibilityPicture(of: view, named: name, in: surroundings) }
        guard settings.presentation != .bare, settings.presentsPictures else { return view }
        return try PresentationRenderer(
            settings.presentation, wallpaper: settings.wallpaper, surroundings: surroundings,
            session: session(for: name, inspects: false)
        ).picture(of: view, as: form, named: name, at: date)
    }

    /// Returns a view with what VoiceOver reads of it, where the options ask for that.
    ///
    /// - Throws: `ViewFailure` if the views are nested too deeply.
    func accessibilityPicture(
        of view: RenderedView, named name: String, in surroundings: WidgetSurroundings
    ) throws -> RenderedView {
        guard settings.isAccessibilityPicture else { return view }
        return try AccessibilityPictureRenderer(
            surroundings: surroundings, session: session(for: name, inspects: false)
        ).picture(of: view)
    }
}

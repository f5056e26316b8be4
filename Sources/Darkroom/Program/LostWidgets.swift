import SwiftUI

/// Leaves out a widget whose body ends the program, so that the other widgets of its bundle have their pictures.
enum LostWidgets {
    /// The types of the widgets.
    static let part = LostPart(variable: "DARKROOM_LOST_WIDGETS", fileName: ".describing")

    /// Has widgets noted while they are asked for their bodies.
    @MainActor static func watch() {
        WidgetBodies.ask = { type, ask in
            if !part.names.contains(type) { part.noting(type, ask) }
        }
    }

    /// Returns the error for a widget whose body has ended the program.
    static func sentence(_ type: String) -> String {
        "The body of \(LostPart.shown(type)) ended the program; its pictures are missing."
    }
}

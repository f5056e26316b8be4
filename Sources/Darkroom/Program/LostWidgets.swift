import Foundation
import SwiftUI

/// Leaves out a widget whose body ends the program, so that the other widgets of its bundle have their pictures.
///
/// The child notes in its private home folder which widget it asks for its body. If the program ends meanwhile, the
/// supervisor starts another child, which does not ask this widget.
enum LostWidgets {
    /// The environment variable that tells the child which widgets it does not ask.
    static let variable = "DARKROOM_LOST_WIDGETS"
    private static let fileName = ".describing"

    /// The types of the widgets that this process leaves out.
    static let types = HandedNames.take(from: variable)

    private static let note = Supervisor.home.flatMap { NoteFile($0.appendingPathComponent(fileName)) }

    /// Has widgets noted while they are asked.
    @MainActor static func watch() {
        WidgetBodies.ask = { type, ask in
            if types.contains(type) { return }
            note?.write(type)
            defer { note?.write("") }
            ask()
        }
    }

    /// Returns the type of the widget that the child of a home folder was asking when it ended.
    static func noted(in home: URL) -> String? { NoteFile.text(of: home.appendingPathComponent(fileName)) }

    /// Returns the error for a widget whose body has ended the program.
    static func sentence(_ type: String) -> String {
        "The body of \(type.split(separator: ".").last ?? "") ended the program; its pictures are missing."
    }
}

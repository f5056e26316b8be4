import Foundation
import Processes

/// Goes on without the initializer of a bundle that ends the program: initializers set up what an app shares with its extensions,
/// such as an account, and most widgets have pictures without it.
///
/// The child notes in its private home folder whose initializer it calls. If the program ends meanwhile, the supervisor starts
/// another child, which does not call it. That needs a type without stored properties: a value of it has nothing to set.
enum LostInitializer {
    /// The environment variable that tells the child which type's initializer it does not call.
    static let variable = "DARKROOM_LOST_INITIALIZER"
    private static let fileName = ".initializing"

    /// The type whose initializer this process does not call.
    static let type = HandedNames.take(from: variable).first

    private static let note = Supervisor.home.flatMap { NoteFile($0.appendingPathComponent(fileName)) }

    /// Makes a value by its initializer, or without it if that has ended the program before.
    @MainActor static func value<Value>(_ make: () -> Value) -> Value {
        let name = String(reflecting: Value.self)
        guard MemoryLayout<Value>.size == 0 else { return make() }
        // A value without stored properties takes no memory, so any two are the same.
        if type == name { return unsafeBitCast((), to: Value.self) }
        note?.write(name)
        defer { note?.write("") }
        return make()
    }

    /// Returns the type whose initializer the child of a home folder was calling when it ended.
    static func noted(in home: URL) -> String? { NoteFile.text(of: home.appendingPathComponent(fileName)) }

    /// Returns the error for an initializer that has ended the program.
    static func sentence(_ type: String) -> String {
        "The initializer of \(type.split(separator: ".").last ?? "") ended the program; the widgets are drawn without what it sets up."
    }

    /// Fails where pictures are compared or kept, because they may not be those that the initializer prepares.
    ///
    /// - Throws: `ProgramFailure` if this process does not call an initializer.
    static func check() throws {
        guard type == nil else { throw ProgramFailure.widgetFailed("Goldens need that initializer, so none is drawn.") }
    }
}

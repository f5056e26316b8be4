import Processes

/// Goes on without the initializer of a bundle that ends the program: initializers set up what an app shares with its extensions,
/// such as an account, and most widgets have pictures without it.
///
/// That needs a type without stored properties: a value of it has nothing to set.
enum LostInitializer {
    /// The bundle's type.
    static let part = LostPart(variable: "DARKROOM_LOST_INITIALIZER", fileName: ".initializing")

    /// Makes a value by its initializer, or without it if that has ended the program before.
    @MainActor static func value<Value>(_ make: @MainActor () -> Value) -> Value {
        let name = String(reflecting: Value.self)
        guard MemoryLayout<Value>.size == 0 else { return make() }
        // A value without stored properties takes no memory, so any two are the same.
        if part.names.contains(name) { return unsafeBitCast((), to: Value.self) }
        return part.noting(name, make)
    }

    /// Returns the error for an initializer that has ended the program.
    static func sentence(_ type: String) -> String {
        "The initializer of \(LostPart.shown(type)) ended the program; the widgets are drawn without what it sets up."
    }

    /// Fails where pictures are compared or kept, because they may not be those that the initializer prepares.
    ///
    /// - Throws: `ProgramFailure` if this process does not call an initializer.
    static func check() throws {
        guard part.names.isEmpty else { throw ProgramFailure.widgetFailed("Goldens need that initializer, so none is drawn.") }
    }
}

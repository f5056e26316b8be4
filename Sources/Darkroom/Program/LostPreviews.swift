import Foundation

/// Leaves out a `PreviewProvider` whose previews end the program: a device never runs them, and other pictures do not need them.
enum LostPreviews {
    /// The types of the providers.
    static let part = LostPart(variable: "DARKROOM_LOST_PREVIEWS", fileName: ".previewing")
    /// Stands before the type of a provider whose previews are to be drawn.
    private static let asked = "asked "

    /// Calls a function that asks a provider, unless the provider has ended the program before.
    ///
    /// - Parameter isAsked: whether the previews are to be drawn, and not only to give the states of Live Activities.
    @MainActor static func ask<Result>(_ provider: Any.Type, isAsked: Bool, _ ask: @MainActor () -> Result) -> Result? {
        let type = String(reflecting: provider)
        return part.names.contains(type) ? nil : part.noting((isAsked ? asked : "") + type, ask)
    }

    /// Returns the type of the provider that the child of a home folder was asking when it ended, and whether its previews were to be
    /// drawn.
    static func noted(in home: URL) -> (type: String, isAsked: Bool)? {
        part.noted(in: home).map { text in
            text.hasPrefix(asked) ? (String(text.dropFirst(asked.count)), true) : (text, false)
        }
    }

    /// Returns the message about a provider that has ended the program.
    static func sentence(_ type: String) -> String {
        "\(LostPart.shown(type)) ended the program, which is left out with its previews. A device does not run it."
    }
}

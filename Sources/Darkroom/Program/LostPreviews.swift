import Foundation

/// Leaves out a `PreviewProvider` whose previews end the program: a device never runs them, and other pictures do not need them.
///
/// The child notes in its private home folder which provider it asks. If the program ends meanwhile, the supervisor starts another
/// child, which does not ask this one.
enum LostPreviews {
    /// The environment variable that tells the child which providers it does not ask.
    static let variable = "DARKROOM_LOST_PREVIEWS"
    private static let fileName = ".previewing"
    /// Stands before the type of a provider whose previews are to be drawn.
    private static let asked = "asked "

    /// The types of the providers that this process leaves out.
    static let types = HandedNames.take(from: variable)

    private static let note = Supervisor.home.flatMap { NoteFile($0.appendingPathComponent(fileName)) }

    /// Calls a function that asks a provider, unless the provider has ended the program before.
    ///
    /// - Parameter isAsked: whether the previews are to be drawn, and not only to give the states of Live Activities.
    @MainActor static func ask<Result>(_ provider: Any.Type, isAsked: Bool, _ ask: () -> Result) -> Result? {
        let type = String(reflecting: provider)
        guard !types.contains(type) else { return nil }
        note?.write((isAsked ? asked : "") + type)
        defer { note?.write("") }
        return ask()
    }

    /// Returns the type of the provider that the child of a home folder was asking when it ended, and whether its previews were to be
    /// drawn.
    static func noted(in home: URL) -> (type: String, isAsked: Bool)? {
        NoteFile.text(of: home.appendingPathComponent(fileName)).map { text in
            text.hasPrefix(asked) ? (String(text.dropFirst(asked.count)), true) : (text, false)
        }
    }

    /// Returns the message about a provider that has ended the program.
    static func sentence(_ type: String) -> String {
        "\(type.split(separator: ".").last ?? "") ended the program, which is left out with its previews. A device does not run it."
    }
}

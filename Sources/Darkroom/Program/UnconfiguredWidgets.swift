import Foundation

/// Draws the placeholder of a widget that reads a parameter of its configuration without a value. An iPhone shows it until
/// somebody chooses a value.
///
/// The reading code cannot go on, so the child notes the widget in its private home folder and ends. The supervisor starts
/// another child, which draws the placeholder.
enum UnconfiguredWidgets {
    /// The environment variable that tells the child the widgets' kinds.
    static let variable = "DARKROOM_UNCONFIGURED"
    private static let fileName = ".unconfigured"

    /// The kinds whose placeholders this process draws.
    static let kinds = HandedNames.take(from: variable)

    /// The kind whose pictures the process is making, where a placeholder may stand in for them.
    // It is set and read on the main actor, or by the thread that ends the program.
    nonisolated(unsafe) static var current: String?

    /// Notes the current kind.
    ///
    /// - Returns: whether another child can go on with its placeholder. It cannot where the placeholder reads the parameter.
    static func note() -> Bool {
        guard let current, !kinds.contains(current), let home = Supervisor.home else { return false }
        return (try? Data(current.utf8).write(to: home.appendingPathComponent(fileName))) != nil
    }

    /// Returns the kind that the child of a home folder has noted.
    static func noted(in home: URL) -> String? {
        try? String(contentsOf: home.appendingPathComponent(fileName), encoding: .utf8)
    }
}

import Foundation

/// Draws the placeholder of a widget whose provider cannot be asked: it reads a parameter of its configuration that has no value, or
/// it blocks the main thread. An iPhone shows the placeholder, too.
///
/// The provider's code cannot go on, so the child notes the widget in its private home folder and ends. The supervisor starts
/// another child, which draws the placeholder.
enum PlaceholderWidgets {
    /// Why a placeholder stands in for a widget.
    enum Reason: String {
        /// The provider reads a parameter that has no value.
        case unconfigured
        /// The provider blocks the main thread.
        case stuck
    }

    /// The environment variable that tells the child the widgets.
    static let variable = "DARKROOM_PLACEHOLDER_WIDGETS"
    private static let fileName = ".placeholder"

    /// The kinds whose placeholders this process draws, and why.
    static let reasons = Dictionary(
        HandedNames.take(from: variable).sorted().compactMap { text -> (String, Reason)? in
            let words = text.split(separator: " ", maxSplits: 1).map(String.init)
            return words.count == 2 ? Reason(rawValue: words[0]).map { (words[1], $0) } : nil
        }, uniquingKeysWith: { first, _ in first })

    /// The kind whose pictures the process is making, where a placeholder may stand in for them.
    // It is set and read on the main actor, or by the thread that ends the program.
    nonisolated(unsafe) static var current: String?

    /// Notes the current kind.
    ///
    /// - Returns: whether another child can go on with its placeholder. It cannot where the placeholder itself has the fault.
    static func note(_ reason: Reason) -> Bool {
        guard let current, reasons[current] == nil, let home = Supervisor.home else { return false }
        return (try? Data("\(reason.rawValue) \(current)".utf8).write(to: home.appendingPathComponent(fileName))) != nil
    }

    /// Returns what the child of a home folder has noted: a reason and a kind.
    static func noted(in home: URL) -> String? {
        try? String(contentsOf: home.appendingPathComponent(fileName), encoding: .utf8)
    }
}

import Foundation
import Processes

/// Shows the progress of a long run in one line of a terminal. If standard error is no terminal, nothing is shown.
@MainActor final class ProgressLine {
    /// The smallest number of pictures for which the line is shown.
    private static let least = 8
    private static let width = 24

    private let isShown: Bool
    private let from: Date
    private let until: Date?
    private var latest = ContinuousClock.now
    private var hasLine = false

    /// - Parameters:
    ///   - isQuiet: whether the line is hidden.
    ///   - until: the end of the span, from which the progress is computed; nil if it is not known.
    init(isQuiet: Bool, from: Date, until: Date?) {
        (self.from, self.until) = (from, until)
        isShown = !isQuiet && isatty(STDERR_FILENO) != 0
    }

    /// Shows the number of pictures so far and the date of the last one.
    func update(_ count: Int, date: Date) {
        guard isShown, count >= ProgressLine.least, latest.duration(to: .now) > .milliseconds(100) else { return }
        latest = .now
        hasLine = true
        Console.shared.writeOver(ProgressLine.text(count, date: date, from: from, until: until))
    }

    /// Shows a text while the files after the pictures are written.
    func say(_ text: String) {
        if hasLine { Console.shared.writeOver(text) }
    }

    /// Removes the line.
    func end() {
        if hasLine { Console.shared.writeOver("") }
    }

    static func text(_ count: Int, date: Date, from: Date, until: Date?) -> String {
        guard let until, until > from else { return "\(count) pictures" }
        let share = min(1, max(0, date.timeIntervalSince(from) / until.timeIntervalSince(from)))
        let full = Int((share * Double(width)).rounded(.down))
        let bar = String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
        return "\(bar) \(Int((share * 100).rounded(.down)))% \(count) pictures, \(date.formatted(.iso8601))"
    }
}

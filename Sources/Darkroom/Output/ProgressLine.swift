import Foundation
import Processes

/// How far a long run has come, in one line of a terminal that is written over and over. Elsewhere nothing is said
/// until the end.
@MainActor final class ProgressLine {
    /// Fewer pictures are done before anybody could read it.
    private static let least = 8
    private static let width = 24

    private let isShown: Bool
    private let from: Date
    private let until: Date?
    private var latest = ContinuousClock.now
    private var hasLine = false

    /// - Parameters:
    ///   - isQuiet: whether nothing is to be said.
    ///   - until: the end of the span, by which the way is measured; nil where it is not known.
    init(isQuiet: Bool, from: Date, until: Date?) {
        (self.from, self.until) = (from, until)
        isShown = !isQuiet && isatty(STDERR_FILENO) != 0
    }

    /// Says that so many pictures have been handed over, the last of them of `date`.
    func update(_ count: Int, date: Date) {
        guard isShown, count >= ProgressLine.least, latest.duration(to: .now) > .milliseconds(100) else { return }
        latest = .now
        hasLine = true
        Console.shared.writeOver(ProgressLine.text(count, date: date, from: from, until: until))
    }

    /// Says what is being done after the pictures.
    func say(_ text: String) {
        if hasLine { Console.shared.writeOver(text) }
    }

    /// Takes the line away.
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

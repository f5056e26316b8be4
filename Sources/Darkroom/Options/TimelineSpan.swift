import Foundation
import Processes

/// The span of time of a timeline.
struct TimelineSpan: Equatable, Sendable {
    let from: Date
    /// The end; `nil` if the provider is asked once and all its entries are shown.
    let until: Date?
    let budget: ReloadBudget

    /// - Parameter now: the present moment of the run.
    /// - Throws: `ProgramFailure` for the first invalid value.
    init(_ options: TimelineOptions, now: Date, timeZone: TimeZone) throws {
        from = try options.from.map { try DateOption.date(from: $0, for: "--from", in: timeZone) } ?? now
        switch (options.until, options.length) {
        case (_?, _?): throw ProgramFailure.badInput("--until and --for both set the end. Give one of them.")
        case (let until?, nil): self.until = try DateOption.date(from: until, for: "--until", in: timeZone)
        case (nil, let length?): self.until = from.addingTimeInterval(try Duration.seconds(length, for: "--for"))
        case (nil, nil): until = nil
        }
        if let until, until < from {
            throw ProgramFailure.badInput("--until: the span ends before it begins. Name a later moment.")
        }
        if until == nil, let option = TimelineSpan.needsSpan(options) {
            throw ProgramFailure.badInput("\(option) needs a span of time. Set its length with --for 24h, or its end with --until.")
        }
        budget = ReloadBudget(
            reloadsPerDay: try options.reloadBudget.map {
                try PictureNumbers.whole($0, for: "--reload-budget", in: 0...86_400)
            } ?? ReloadBudget.standardReloadsPerDay,
            interval: try options.reloadInterval.map { try Duration.seconds($0, for: "--reload-interval") }
                ?? ReloadBudget.standardInterval)
    }

    private static func needsSpan(_ options: TimelineOptions) -> String? {
        if options.from != nil { return "--from" }
        if options.reloadBudget != nil { return "--reload-budget" }
        return options.reloadInterval != nil ? "--reload-interval" : nil
    }

    /// Reads lengths of time.
    enum Duration {
        private static let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800]

        /// Returns seconds, from one second to ten years.
        static func seconds(_ text: String, for option: String) throws -> TimeInterval {
            guard let unit = text.last.flatMap({ units[$0] }), let count = Double(text.dropLast()), count.isFinite,
                (1...315_576_000).contains(count * unit)
            else {
                throw ProgramFailure.badInput(
                    "\(option): \"\(text)\" is not a length of time. Write a number and a unit: 30s, 90m, 24h, 7d, 2w.")
            }
            return count * unit
        }
    }
}

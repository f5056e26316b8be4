import Foundation
import Processes
import SwiftUICore

/// What keeps views and providers that do not come to an end from holding up a run.
extension RunSetup {
    /// What is said of something that takes longer than the options allow.
    func lateness(of what: String) -> String {
        "\(what) did not come within \(settings.timeout.formatted(.number.grouping(.never))) seconds. Is there a loop "
            + "without an end? --timeout allows more time."
    }

    /// A session for one picture of `subject`, whose name stands before its messages.
    ///
    /// A view that cannot go on without what it asked for ends the program, as bodies cannot throw.
    /// - Parameter inspects: whether the tree keeps the names of views.
    func session(for subject: String, inspects: Bool) -> RenderSession {
        let session = engine.session()
        session.inspects = inspects
        if sharesProcess { return session }
        session.onAbandon = { [console, beforeAbandoning] failure in
            beforeAbandoning()
            console.error("\(subject): \(failure) Neither its picture nor any that follows is made.")
            TemporaryFiles.shared.removeAll()
            ProgramEnd.exit(ProgramFailure.Status.widgetFailed.rawValue)
        }
        return session
    }

    /// What `draw` makes; where its view does not come in time, the program ends.
    func withinLimit<Result>(_ subject: String, _ draw: () throws -> Result) rethrows -> Result {
        if sharesProcess { return try draw() }
        return try Watchdog.guarding(
            seconds: settings.timeout, message: { "\(subject): \(lateness(of: "its view"))" }, draw)
    }

    /// What a preview's own code answers.
    ///
    /// - Throws: `ProgramFailure` with the status `widgetFailed` where it does not answer in time.
    func answer<Answer: Sendable>(
        _ what: String, from ask: @escaping @Sendable () async -> Answer
    ) async throws -> Answer {
        let message = lateness(of: what)
        let answer = await TimeLimit.wait(
            seconds: settings.timeout,
            isStuck: sharesProcess ? nil : ProgramEnd.afterStuckWidget(message, console), for: ask)
        guard let answer else { throw ProgramFailure.widgetFailed(message) }
        return answer
    }
}

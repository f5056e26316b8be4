import Foundation
import Processes
import SwiftUICore

/// The time limits of views and providers in a run.
extension RunSetup {
    /// Returns the message for something that exceeds the time limit of the options.
    func lateness(of what: String) -> String {
        "\(what) did not come within \(settings.timeout.formatted(.number.grouping(.never))) seconds. Is there an "
            + "endless loop? --timeout allows more time."
    }

    /// Returns a session for a picture of `subject`, which is named in the session's messages.
    ///
    /// A view that cannot continue ends the program, because a body cannot throw errors.
    /// - Parameter inspects: whether the layout tree keeps the names of views.
    func session(for subject: String, inspects: Bool) -> RenderSession {
        let session = engine.session()
        session.inspects = inspects
        if sharesProcess { return session }
        session.onAbandon = { [console, beforeAbandoning] failure in
            beforeAbandoning()
            console.error("\(subject): \(failure)")
            CrashRecovery.noteCurrent()
            TemporaryFiles.shared.removeAll()
            ProgramEnd.exit(ProgramFailure.Status.widgetFailed.rawValue)
        }
        return session
    }

    /// Returns the result of `draw`. If the time limit passes, the program ends.
    func withinLimit<Result>(_ subject: String, _ draw: () throws -> Result) rethrows -> Result {
        if sharesProcess { return try draw() }
        defer { MemoryLimit.check() }
        return try Watchdog.guarding(
            seconds: settings.timeout, message: { "\(subject): \(lateness(of: "its view"))" }, draw)
    }

    /// Returns the result of a preview's own code, which begins on the main thread: a widget's earlier work may block all others.
    ///
    /// - Parameter seconds: the time limit; nil for that of the options.
    /// - Throws: `ProgramFailure` with the status `widgetFailed` if the time limit passes.
    func answer<Answer: Sendable>(
        _ what: String, within seconds: Double? = nil, from ask: @escaping @MainActor @Sendable () async -> Answer
    ) async throws -> Answer {
        let message = lateness(of: what)
        let isStuck = StuckWidget.end(message, console)
        let answer = await TimeLimit.wait(
            seconds: seconds ?? settings.timeout, isStuck: sharesProcess ? nil : isStuck, onMainThread: ask)
        guard let answer else { throw ProgramFailure.widgetFailed(message) }
        return answer
    }
}

import Foundation
import Processes

/// Goes on without code that runs beside the widgets and ends the program before a picture is being made, such as a task that a
/// provider's initializer starts.
///
/// On a device such code ends the extension, too, but as a still picture needs it rarely, another child keeps its threads from going on.
/// A provider that waits for it meets its time limit, and the placeholder stands in.
enum StrayCode {
    /// What the code said as it ended the program.
    static let part = LostPart(variable: "DARKROOM_STRAY", fileName: ".stray")
    /// What a crash is noted as.
    static let crash = "crash"
    /// What the supervisor says.
    static let sentence = "Code beside the widgets ended the program; the pictures are drawn without what it does."

    /// Whether an earlier process has ended by such code, whose threads do not go on in this one.
    static let isHeld = !part.names.isEmpty

    /// Whether the calling thread runs code that no picture is known to need: it is neither the main thread nor one that draws.
    static var isOnThread: Bool { pthread_equal(pthread_self(), CrashWatch.mainThread) == 0 && DrawingThreads.current == nil }

    /// Notes code that is about to end the program with an error, where nothing else is noted. Never returns where such code is held.
    static func willEnd(saying message: String, _ say: (String) -> Void) {
        guard isOnThread else { return say(message) }
        if !isHeld || !part.names.contains(message) { say(message) }
        while isHeld { pause() }
        if CrashRecovery.inProgress.isEmpty { part.note(message) }
    }

    /// Fails where pictures are compared or kept, because they may need what the code does.
    ///
    /// - Throws: `ProgramFailure` if this process holds such code.
    static func check() throws {
        guard !isHeld else { throw ProgramFailure.widgetFailed("Goldens may need what that code does, so none is drawn.") }
    }
}

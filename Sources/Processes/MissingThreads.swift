import CProcesses
import Foundation

/// Ends the program when the system gives it no more threads. What waits for one would wait without end.
package enum MissingThreads {
    /// The message. It is made before memory is short.
    // It is written once.
    private nonisolated(unsafe) static let message = strdup(
        "error: The system gives the program no more threads, or no memory for them. Raise its limits (ulimit -v, ulimit -u), or "
            + "use fewer threads with --jobs.\n")

    /// Has the program end with status 2.
    package static func endProgram() {
        _ = message
        on_missing_thread { _ in
            if let text = MissingThreads.message { _ = write(STDERR_FILENO, text, strlen(text)) }
            TemporaryFiles.shared.removeAll()
            ProgramEnd.exitAtOnce(ProgramFailure.Status.badInput.rawValue)
        }
    }
}

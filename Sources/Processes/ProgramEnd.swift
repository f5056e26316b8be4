import Foundation

/// The ways in which the program ends itself. Whatever else ends it is the widget's doing, and the supervisor says so.
package enum ProgramEnd {
    private static let name = ".ended"
    /// The child's private home folder.
    // Written once, before a widget's code runs.
    package nonisolated(unsafe) private(set) static var home: URL?

    /// Notes the home folder, and sees to it that a widget that calls `exit` leaves no half-written file behind.
    package static func watch(in home: URL?) {
        self.home = home
        atexit {
            if let home = ProgramEnd.home, !ProgramEnd.isInOrder(in: home) { TemporaryFiles.shared.removeAll() }
        }
    }

    /// Ends the program, with what is to be done at its end.
    package static func exit(_ status: Int32) -> Never {
        mark()
        Foundation.exit(status)
    }

    /// Ends the program at once.
    package static func exitAtOnce(_ status: Int32) -> Never {
        mark()
        _exit(status)
    }

    /// What ends the program where a widget keeps the main thread to itself.
    package static func afterStuckWidget(_ message: String, _ console: Console) -> @Sendable () -> Void {
        {
            console.error(message)
            exitAtOnce(ProgramFailure.Status.widgetFailed.rawValue)
        }
    }

    /// Whether the program of that home folder has ended itself.
    package static func isInOrder(in home: URL) -> Bool { access(home.appendingPathComponent(name).path, F_OK) == 0 }

    private static func mark() {
        guard let home else { return }
        let file = open(home.appendingPathComponent(name).path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        if file >= 0 { close(file) }
    }
}

import Foundation
import Synchronization

/// Ends the program and marks the end as intended. The supervisor reports an end without the mark as the widget's fault.
package enum ProgramEnd {
    private static let name = ".ended"
    /// The child's private home folder.
    // It is written once, before a widget's code runs.
    package nonisolated(unsafe) private(set) static var home: URL?

    /// Sets the home folder, and removes incomplete files if a widget calls `exit`.
    package static func watch(in home: URL?) {
        self.home = home
        atexit {
            // Where the home folder takes no more files, the mark is missing although the end is in order.
            if ProgramEnd.home != nil, !ProgramEnd.isMarked.load(ordering: .relaxed) { TemporaryFiles.shared.removeAll() }
        }
    }

    /// Ends the program after its `atexit` functions.
    package static func exit(_ status: Int32) -> Never {
        mark()
        Foundation.exit(status)
    }

    /// Ends the program without its `atexit` functions.
    package static func exitAtOnce(_ status: Int32) -> Never {
        mark()
        _exit(status)
    }

    /// Returns a function that ends the program when a widget blocks the main thread.
    package static func afterStuckWidget(_ message: String, _ console: Console) -> @Sendable () -> Void {
        {
            console.error(message)
            exitAtOnce(ProgramFailure.Status.widgetFailed.rawValue)
        }
    }

    /// Returns whether the program with this home folder has marked its end as intended.
    package static func isInOrder(in home: URL) -> Bool { access(home.appendingPathComponent(name).path, F_OK) == 0 }

    /// Whether this process has marked its end, or has tried to.
    private static let isMarked = Atomic(false)

    private static func mark() {
        isMarked.store(true, ordering: .relaxed)
        guard let home else { return }
        let file = open(home.appendingPathComponent(name).path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        if file >= 0 { close(file) }
    }
}

import CProcesses
import Foundation
import Synchronization

/// Ends the program and marks the end as intended. The supervisor reports an end without the mark as the widget's fault.
package enum ProgramEnd {
    /// The environment variable with the descriptor of the pipe that the child writes its mark to. Unlike a file, a pipe takes
    /// the mark when a folder is full or gone, or no more files can be opened.
    package static let variable = "DARKROOM_END"
    /// The child's end of the pipe; -1 if there is none.
    // It is written once, before a widget's code runs.
    private nonisolated(unsafe) static var pipe: Int32 = -1
    /// The child's private home folder.
    // It is written once, before a widget's code runs.
    package nonisolated(unsafe) private(set) static var home: URL?

    /// Sets the home folder, and removes incomplete files if a widget calls `exit`.
    package static func watch(in home: URL?) {
        self.home = home
        pipe = getenv(variable).flatMap { Int32(String(cString: $0)) } ?? -1
        unsetenv(variable)
        atexit {
            // Where the home folder takes no more files, the mark is missing although the end is in order.
            if ProgramEnd.home != nil, !ProgramEnd.isMarked.load(ordering: .relaxed) { TemporaryFiles.shared.removeAll() }
        }
    }

    /// The environment variable with the supervisor's process.
    package static let supervisorVariable = "DARKROOM_SUPERVISOR"
    // It is written once, before a widget's code runs.
    private nonisolated(unsafe) static var supervisor: pid_t = 0

    /// Has the system interrupt this process when its supervisor ends.
    package static func endWithSupervisor() {
        supervisor = getenv(supervisorVariable).flatMap { pid_t(String(cString: $0)) } ?? 0
        unsetenv(supervisorVariable)
        guard supervisor > 0, !end_with_parent(SIGTERM, supervisor) else { return }
        raise(SIGTERM)
    }

    /// Whether the supervisor of this process has ended.
    static var hasNoSupervisor: Bool { supervisor > 0 && getppid() != supervisor }

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

    /// Returns whether a child that has ended has marked its end as intended.
    ///
    /// - Parameter pipe: the supervisor's end of the pipe, from which nothing waits to be read otherwise.
    package static func isInOrder(_ pipe: Int32) -> Bool {
        var mark: UInt8 = 0
        return read(pipe, &mark, 1) == 1
    }

    /// Whether this process has marked its end, or has tried to.
    private static let isMarked = Atomic(false)

    private static func mark() {
        isMarked.store(true, ordering: .relaxed)
        // The mark is one byte, and the pipe is not full.
        if pipe >= 0 { _ = write(pipe, "1", 1) }
    }
}

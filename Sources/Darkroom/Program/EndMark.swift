import Foundation
import Processes

/// The supervisor's end of the pipe by which a child marks its end as intended.
final class EndMark {
    private let output: Int32
    /// The child's end, which it inherits.
    private(set) var input: Int32

    /// - Throws: `ProgramFailure` if no more files can be opened.
    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0, fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0, fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0 else {
            throw ProgramFailure.badInput(
                "The program cannot start itself: \(String(cString: strerror(errno))). Raise the limit of open files (ulimit -n).")
        }
        (output, input) = (ends[0], ends[1])
    }

    deinit {
        closeInput()
        close(output)
    }

    /// Closes this process's copy of the child's end.
    func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    /// Whether a child that has ended has marked its end.
    var isSet: Bool { ProgramEnd.isInOrder(output) }
}

import Foundation
import Synchronization

/// Ends a child that has crashed and whose backtrace takes too long. Its picture is known by then.
final class CrashPatience: Sendable {
    /// The number of looks that a backtrace may take, and the time between two looks in microseconds.
    private static let (looks, pause) = (50, UInt32(200_000))

    private let isOver = Atomic(false)

    init(child: pid_t, home: URL) {
        Thread.detachNewThread { [self] in
            var seen = 0
            while !isOver.load(ordering: .relaxed) {
                usleep(CrashPatience.pause)
                if CrashRecovery.hasCrashed(in: home) { seen += 1 }
                guard seen > CrashPatience.looks, !isOver.load(ordering: .relaxed) else { continue }
                kill(child, SIGKILL)
                return
            }
        }
    }

    func end() { isOver.store(true, ordering: .relaxed) }
}

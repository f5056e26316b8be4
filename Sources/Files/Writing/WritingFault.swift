import Foundation
import Synchronization

/// A fault that tests put at a certain place of a run that writes files. There are none in release builds.
///
/// The variable `DARKROOM_FAULT` says what happens at which step, counted from 1: `kill:3` kills the program and its supervisor,
/// from `full:3` on the disk is full.
package enum WritingFault {
    #if DEBUG
        private enum Kind: String { case kill, full }

        private static let wanted: (kind: Kind, step: Int)? = {
            defer { unsetenv("DARKROOM_FAULT") }
            guard let text = getenv("DARKROOM_FAULT") else { return nil }
            let parts = String(cString: text).split(separator: ":")
            guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])), let step = Int(parts[1]) else { return nil }
            return (kind, step)
        }()

        private static let steps = Atomic(0)
    #endif

    /// Reads and removes the variable, so that programs which this one starts have no fault.
    package static func prepare() {
        #if DEBUG
            _ = wanted
        #endif
    }

    /// A step that changes files.
    ///
    /// - Throws: the error of a full disk, if the test wants one.
    package static func step() throws {
        #if DEBUG
            guard let wanted else { return }
            let step = steps.add(1, ordering: .relaxed).newValue
            switch wanted.kind {
            case .kill where step == wanted.step:
                // The supervisor would go on without the picture.
                kill(getppid(), SIGKILL)
                kill(getpid(), SIGKILL)
            case .full where step >= wanted.step: throw POSIXError(.ENOSPC)
            default: break
            }
        #endif
    }
}

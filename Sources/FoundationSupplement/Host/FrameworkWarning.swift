import Foundation
import Synchronization

/// Warnings of frameworks outside SwiftUI about what they do in another way than a device. Each is given once a program.
package enum FrameworkWarning {
    private struct State {
        var given: Set<String> = []
        var handler: (@Sendable (RunWarning) -> Void)?
    }

    private static let state = Mutex(State())

    /// Sets what receives warnings from now on; nil writes them to standard error.
    package static func setHandler(_ handler: (@Sendable (RunWarning) -> Void)?) {
        state.withLock { $0.handler = handler }
    }

    /// Gives a warning, unless it has been given before.
    package static func report(_ message: String, at place: SourcePlace = .unknown) {
        let warning = RunWarning(message, at: place)
        let (isNew, handler) = state.withLock { ($0.given.insert(warning.message).inserted, $0.handler) }
        guard isNew else { return }
        if let handler { return handler(warning) }
        FileHandle.standardError.write(Data("warning: \(warning.message)\n".utf8))
    }
}

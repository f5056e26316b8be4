import Dispatch
import Foundation

/// Ends the program in good order when somebody stops it: no half-written file stays behind.
// The handler is touched with `lock` held alone; the sources are made once, by the main thread.
package final class Interruption: @unchecked Sendable {
    package static let shared = Interruption()

    private let lock = NSLock()
    /// Held while something is done that is not to be left half-done, and for ever by who ends the program.
    private let turn = NSLock()
    private var handler: (@Sendable () -> String?)?
    private var sources: [any DispatchSourceSignal] = []

    /// Listens for the signals that ask a program to end.
    package func listen() {
        // A queue of its own, as a widget may keep the main thread to itself.
        let queue = DispatchQueue(label: "Darkroom.Interruption")
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { [self] in end(by: number) }
            source.resume()
            sources.append(source)
        }
    }

    /// Sets what is to be done before the program ends; it returns what to say, if anything.
    package func setHandler(_ handler: (@Sendable () -> String?)?) {
        lock.lock()
        self.handler = handler
        lock.unlock()
    }

    /// Does what must not be left half-done: who stops the program waits for it.
    package func uninterrupted<Result>(_ body: () throws -> Result) rethrows -> Result {
        turn.lock()
        defer { turn.unlock() }
        return try body()
    }

    private func end(by number: Int32) {
        turn.lock()
        lock.lock()
        let handler = handler
        lock.unlock()
        let message = handler?()
        TemporaryFiles.shared.removeAll()
        if let message { Console.shared.error(message) }
        ProgramEnd.exitAtOnce(128 + number)
    }
}

import Dispatch
import Foundation

/// Ends the program properly on a signal, so that no incomplete file is left.
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
        // The queue is not the main one, because a widget may block the main thread.
        let queue = DispatchQueue(label: "Darkroom.Interruption")
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { [self] in end(by: number) }
            source.resume()
            sources.append(source)
        }
    }

    /// Sets a function that is called before the program ends. It returns a message to print, or nil.
    package func setHandler(_ handler: (@Sendable () -> String?)?) {
        lock.lock()
        self.handler = handler
        lock.unlock()
    }

    /// Runs `body`. A signal that arrives meanwhile ends the program afterwards.
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

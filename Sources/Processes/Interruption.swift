import Dispatch
import Foundation
import Synchronization

/// Ends the program properly on a signal, so that no incomplete file is left.
// A mutex guards the handler, and the main thread creates the sources once.
package final class Interruption: @unchecked Sendable {
    package static let shared = Interruption()

    private static let numbers = [SIGINT, SIGTERM, SIGHUP]
    private let handler = Mutex<(@Sendable () -> String?)?>(nil)
    /// Locked during uninterrupted work. It is not a `Mutex`, because a signal locks it and never unlocks it, so that no
    /// more work begins.
    private let turn = NSLock()
    private var sources: [any DispatchSourceSignal] = []

    /// Listens for the signals that ask a program to end.
    package func listen() {
        // The queue is not the main one, because a widget may block the main thread.
        let queue = DispatchQueue(label: "Darkroom.Interruption")
        for number in Interruption.numbers {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { [self] in end(by: number) }
            source.resume()
            sources.append(source)
        }
    }

    /// Gives the signals their default effect again, before another program takes this process over.
    package func stopListening() {
        for source in sources { source.cancel() }
        sources = []
        for number in Interruption.numbers { signal(number, SIG_DFL) }
    }

    /// Sets a function that is called before the program ends. It returns a message to print, or nil.
    package func setHandler(_ handler: (@Sendable () -> String?)?) {
        self.handler.withLock { $0 = handler }
    }

    /// Runs `body`. A signal that arrives meanwhile ends the program afterwards.
    package func uninterrupted<Result>(_ body: () throws -> Result) rethrows -> Result {
        turn.lock()
        defer { turn.unlock() }
        return try body()
    }

    private func end(by number: Int32) {
        turn.lock()
        let message = handler.withLock { $0 }?()
        // The supervisor would remove the home folder, if it had not ended.
        if let home = ProgramEnd.home, ProgramEnd.hasNoSupervisor { TemporaryFiles.shared.add(home.path) }
        TemporaryFiles.shared.removeAll()
        if let message { Console.shared.error(message) }
        ProgramEnd.exitAtOnce(128 + number)
    }
}

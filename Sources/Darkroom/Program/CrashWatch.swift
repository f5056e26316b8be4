import Foundation

/// Notes at the moment of a crash what was being made, and keeps the program from going on: Swift's backtrace takes seconds,
/// in which limits of time pass, and what was made then would be taken for the cause.
enum CrashWatch {
    private static let signals = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

    // What the handler needs is made before: in a crash nothing can be allocated.
    /// What was to be done with each signal.
    // Written before the handler is set, which alone reads it.
    private nonisolated(unsafe) static let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    // Written before the handler is set, which alone reads it.
    private nonisolated(unsafe) static var making: UnsafeMutablePointer<CChar>?
    // Written before the handler is set, which alone reads it.
    private nonisolated(unsafe) static var crashed: UnsafeMutablePointer<CChar>?
    // A byte, which the handler sets once.
    private nonisolated(unsafe) static var hasBegun = false

    /// Watches from now on.
    ///
    /// - Parameters:
    ///   - making: the file that says what is being made.
    ///   - crashed: its name from a crash on.
    static func start(making: URL, crashed: URL) {
        (self.making, self.crashed, hasBegun) = (strdup(making.path), strdup(crashed.path), false)
        for signal in signals {
            let old = before + Int(signal)
            guard sigaction(signal, nil, old) == 0 else { continue }
            var action = old.pointee
            action.sa_flags |= SA_SIGINFO | Int32(bitPattern: UInt32(SA_ONSTACK))
            action.__sigaction_handler.sa_sigaction = { CrashWatch.end(by: $0, $1, $2) }
            sigaction(signal, &action, nil)
        }
    }

    /// Returns, unless the program is ending by a crash.
    static func waitIfCrashing() {
        while hasBegun { pause() }
    }

    private static func end(by number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?) {
        if !hasBegun, let making, let crashed {
            hasBegun = true
            rename(making, crashed)
        }
        let old = before[Int(number)]
        if old.sa_flags & SA_SIGINFO != 0, let handler = old.__sigaction_handler.sa_sigaction {
            return handler(number, information, context)
        }
        // Without a backtrace: the signal ends the program when this returns.
        signal(number, SIG_DFL)
        raise(number)
    }
}

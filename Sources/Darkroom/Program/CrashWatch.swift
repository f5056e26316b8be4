import Foundation

/// Preserves the note of the pictures in progress when a crash begins.
///
/// Swift's backtrace takes seconds. Meanwhile other threads would go on, time limits would pass, and a later picture would
/// be taken for the cause.
enum CrashWatch {
    private static let signals = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

    // The handler cannot allocate memory, so all that it needs is allocated before.
    /// The earlier action of each signal.
    // It is written before the handler is set, and only the handler reads it.
    private nonisolated(unsafe) static let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    // It is written before the handler is set, and only the handler reads it.
    private nonisolated(unsafe) static var making: (NoteFile?, NoteFile?)
    // It is written before the handler is set, and only the handler reads it.
    private nonisolated(unsafe) static var crashed: UnsafeMutablePointer<CChar>?
    // It is written before the handler is set, and only the handler reads it.
    private nonisolated(unsafe) static var asking: UnsafeMutablePointer<CChar>?
    // It is written before the handler is set, and only the handler reads it.
    private nonisolated(unsafe) static var begun: UnsafeMutablePointer<CChar>?
    // It is written before the handler is set, and only the handler reads it.
    private nonisolated(unsafe) static var isQuiet = false
    // It is a byte that the handler sets once.
    private nonisolated(unsafe) static var hasBegun = false
    /// The program's first thread.
    // It is written before the handler is set.
    private(set) nonisolated(unsafe) static var mainThread = pthread_self()

    /// Installs the handler.
    ///
    /// - Parameters:
    ///   - making: the two notes that may name the pictures in progress.
    ///   - crashed: the name that the handler gives the first one that has a text. If a drawing thread crashes, the handler
    ///     writes the name of its picture there.
    ///   - asking: the file that is there while a provider or a view is asked, which does not count if a drawing thread crashes.
    ///   - begun: the file that the handler makes.
    static func start(making: [NoteFile?], crashed: URL, asking: URL, begun: URL) {
        DrawingThreads.prepare()
        (self.making, self.crashed, hasBegun) = ((making[0], making[1]), strdup(crashed.path), false)
        (self.asking, self.begun, isQuiet) = (strdup(asking.path), strdup(begun.path), CrashReport.isWrittenToFile)
        // It is read here, so that the handler finds it.
        (mainThread, _) = (pthread_self(), StrayCode.isHeld)
        for signal in signals {
            let old = before + Int(signal)
            guard sigaction(signal, nil, old) == 0 else { continue }
            var action = old.pointee
            action.sa_flags |= SA_SIGINFO | Int32(bitPattern: UInt32(SA_ONSTACK))
            action.__sigaction_handler.sa_sigaction = { CrashWatch.end(by: $0, $1, $2) }
            sigaction(signal, &action, nil)
        }
    }

    /// Whether a crash has begun.
    static var isCrashing: Bool { hasBegun }

    /// Returns at once, or never if the program is crashing.
    static func waitIfCrashing() {
        while hasBegun { pause() }
    }

    private static func end(by number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?) {
        let isStray = StrayCode.isOnThread
        // What waits for the thread waits as long as its time limit.
        while isStray, StrayCode.isHeld { pause() }
        if !hasBegun, let crashed {
            hasBegun = true
            let reason = errno
            if let begun {
                let file = open(begun, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
                if reason == ENOMEM {
                    _ = write(file, "memory", 6)
                } else if isStray, making.0?.hasText.pointee ?? 0 == 0, making.1?.hasText.pointee ?? 0 == 0 {
                    _ = write(file, "stray", 5)
                }
                _ = close(file)
            }
            // The supervisor says what happened; the runtime would say that it writes a backtrace.
            if isQuiet {
                let nowhere = open("/dev/null", O_WRONLY)
                dup2(nowhere, 1)
                dup2(nowhere, 2)
            }
            if let picture = DrawingThreads.current {
                let file = open(crashed, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
                _ = write(file, picture, strlen(picture))
                _ = close(file)
                if let asking { unlink(asking) }
            } else if let note = making.0, note.hasText.pointee != 0 {
                rename(note.path, crashed)
            } else if let note = making.1 {
                rename(note.path, crashed)
            }
        }
        let old = before[Int(number)]
        if old.sa_flags & SA_SIGINFO != 0, let handler = old.__sigaction_handler.sa_sigaction {
            return handler(number, information, context)
        }
        // Without a backtrace, the signal ends the program when the handler returns.
        signal(number, SIG_DFL)
        raise(number)
    }
}

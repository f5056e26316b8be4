import Processes

/// What happens when a widget blocks the main thread.
enum StuckWidget {
    /// Returns a function that notes the current pictures and ends the program with a message.
    static func end(_ message: String, _ console: Console) -> @Sendable () -> Void {
        let end = ProgramEnd.afterStuckWidget(message, console)
        return {
            CrashRecovery.noteCurrent()
            end()
        }
    }
}

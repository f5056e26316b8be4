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

    /// Returns a function that ends the program so that another child draws the widget's placeholder. Where it cannot, the function
    /// notes the current pictures and ends the program with a message.
    static func endForPlaceholder(_ message: String, _ console: Console) -> @Sendable () -> Void {
        let end = end(message, console)
        return {
            guard PlaceholderWidgets.note(.stuck) else { return end() }
            TemporaryFiles.shared.removeAll()
            ProgramEnd.exitAtOnce(ProgramFailure.Status.widgetFailed.rawValue)
        }
    }
}

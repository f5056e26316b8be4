import Foundation

/// Ends the program where a view's code keeps the main thread to itself for ever; nobody else could act then.
enum Watchdog {
    private static let queue = DispatchQueue(label: "Darkroom.Watchdog")

    /// Runs `body`; after `seconds` of the monotonic clock the program says `message` and ends with status 3.
    @MainActor static func guarding<Result>(
        seconds: Double, message: @autoclosure () -> String, _ body: () throws -> Result
    ) rethrows -> Result {
        let text = message()
        let alarm = DispatchWorkItem {
            Console.shared.error(text)
            TemporaryFiles.shared.removeAll()
            ProgramEnd.exitAtOnce(ProgramFailure.Status.widgetFailed.rawValue)
        }
        queue.asyncAfter(deadline: .now() + seconds, execute: alarm)
        defer { alarm.cancel() }
        return try body()
    }
}

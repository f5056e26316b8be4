import Processes

/// Ends a command with an exit status after the command has printed its messages.
struct ReportedFailure: Error {
    let status: ProgramFailure.Status
}

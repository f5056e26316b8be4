import Processes

/// Ends a command whose messages have all been said.
struct StatusOnly: Error {
    let status: ProgramFailure.Status
}

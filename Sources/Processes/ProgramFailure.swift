import Foundation

/// The reason why a command cannot do all of its work.
package struct ProgramFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The exit status of a program.
    package enum Status: Int32, Sendable {
        case success = 0
        /// Pictures differ from their goldens, or `--strict` makes warnings a failure.
        case picturesDiffer = 1
        /// The input is invalid or the system prevents the command.
        case badInput = 2
        /// The widget itself failed.
        case widgetFailed = 3
    }

    package let status: Status
    /// The problem, its place and the remedy.
    package let message: String
    package var description: String { message }

    /// Creates a failure with the exit status 2, for invalid input.
    package static func badInput(_ message: String) -> ProgramFailure {
        ProgramFailure(status: .badInput, message: message)
    }

    /// Creates a failure with the exit status 3, for a failure of the widget.
    package static func widgetFailed(_ message: String) -> ProgramFailure {
        ProgramFailure(status: .widgetFailed, message: message)
    }
}

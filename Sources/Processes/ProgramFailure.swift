import Foundation

/// Why a command ends without having done all it was asked for.
package struct ProgramFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What a program's exit status says.
    package enum Status: Int32, Sendable {
        case success = 0
        /// Pictures differ from their goldens.
        case picturesDiffer = 1
        /// What was asked for, or the place it was asked for on, will not do.
        case badInput = 2
        /// The widget itself did not do its part.
        case widgetFailed = 3
    }

    package let status: Status
    /// What was wrong, where, and what to do.
    package let message: String
    package var description: String { message }

    /// Creates a failure with the exit status 2: the command, or a file that it names, is wrong.
    package static func badInput(_ message: String) -> ProgramFailure {
        ProgramFailure(status: .badInput, message: message)
    }

    /// Creates a failure with the exit status 3: the widget's own code did not do its part.
    package static func widgetFailed(_ message: String) -> ProgramFailure {
        ProgramFailure(status: .widgetFailed, message: message)
    }
}

import Foundation

/// Why a command ends without having done all it was asked for.
@_spi(Darkroom) public struct ProgramFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What a program's exit status says.
    public enum Status: Int32, Sendable {
        case success = 0
        /// Pictures differ from their goldens.
        case picturesDiffer = 1
        /// What was asked for, or the place it was asked for on, will not do.
        case badInput = 2
        /// The widget itself did not do its part.
        case widgetFailed = 3
    }

    public let status: Status
    /// What was wrong, where, and what to do.
    public let message: String
    public var description: String { message }

    public static func badInput(_ message: String) -> ProgramFailure {
        ProgramFailure(status: .badInput, message: message)
    }

    public static func widgetFailed(_ message: String) -> ProgramFailure {
        ProgramFailure(status: .widgetFailed, message: message)
    }
}

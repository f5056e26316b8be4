import Foundation

/// Why a program cannot be built: what is wrong, where, and what to do.
package struct ToolFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// A failed system call, with its error number.
    package static func system(_ what: String, _ number: Int32) -> ToolFailure {
        ToolFailure("\(what): \(String(cString: strerror(number))).")
    }
}

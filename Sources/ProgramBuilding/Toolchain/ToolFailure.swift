import Foundation

/// Why a folder's program could not be built: what was wrong, where, and what to do.
package struct ToolFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// A call of the system that failed with a number.
    package static func system(_ what: String, _ number: Int32) -> ToolFailure {
        ToolFailure("\(what): \(String(cString: strerror(number))).")
    }
}

import Foundation

/// Why a folder's program could not be built: what was wrong, where, and what to do.
struct ToolFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// A call of the system that failed with a number.
    static func system(_ what: String, _ number: Int32) -> ToolFailure {
        ToolFailure("\(what): \(String(cString: strerror(number))).")
    }
}

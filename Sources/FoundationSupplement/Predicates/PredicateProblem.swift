import Foundation

/// What is wrong with a predicate, an expression or a key.
package struct PredicateProblem: Error, CustomStringConvertible {
    package let description: String

    /// Creates a problem with a description that begins in lower case and has no full stop.
    package init(_ description: String) { self.description = description }

    /// Ends the program, as the exception does that Foundation raises on a device.
    static func end(_ message: String) -> Never { fatalError(message) }
}

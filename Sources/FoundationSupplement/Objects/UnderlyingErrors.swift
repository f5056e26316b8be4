import Foundation

/// The key of several errors that caused one.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

extension NSError {
    /// The errors that caused this one: the one under `NSUnderlyingErrorKey`, then those under `NSMultipleUnderlyingErrorsKey`.
    public var underlyingErrors: [any Error] {
        let first = userInfo[NSUnderlyingErrorKey] as? any Error
        return (first.map { [$0] } ?? []) + (userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? [])
    }
}

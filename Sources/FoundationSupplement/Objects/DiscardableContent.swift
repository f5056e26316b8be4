import Foundation

/// An object whose content a cache may throw away. No memory is short here, so nothing does.
public protocol NSDiscardableContent {
    func beginContentAccess() -> Bool
    func endContentAccess()
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}

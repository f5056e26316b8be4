import Foundation
import Synchronization

/// Warnings about images that are drawn incompletely.
public enum ImageWarnings {
    private static let handler = Mutex<(@Sendable (String) -> Void)?>(nil)

    /// Sets the function that receives the warnings. Without a handler, they are discarded.
    public static func setHandler(_ handler: (@Sendable (String) -> Void)?) { self.handler.withLock { $0 = handler } }

    static func report(_ warning: String) { handler.withLock { $0 }?(warning) }
}

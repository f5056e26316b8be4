import Foundation
import Synchronization

/// Reports of images that are drawn incompletely.
public enum ImageNotes {
    private static let handler = Mutex<(@Sendable (String) -> Void)?>(nil)

    /// Sets the function that receives the reports. Without a handler, reports are discarded.
    public static func setHandler(_ handler: (@Sendable (String) -> Void)?) { self.handler.withLock { $0 = handler } }

    static func report(_ note: String) { handler.withLock { $0 }?(note) }
}

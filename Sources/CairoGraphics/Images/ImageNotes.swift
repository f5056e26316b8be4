import Foundation
import Synchronization

/// Where is said what images lack that are drawn all the same.
public enum ImageNotes {
    private static let handler = Mutex<(@Sendable (String) -> Void)?>(nil)

    /// Sets who hears of it; nobody does without.
    public static func setHandler(_ handler: (@Sendable (String) -> Void)?) { self.handler.withLock { $0 = handler } }

    static func report(_ note: String) { handler.withLock { $0 }?(note) }
}

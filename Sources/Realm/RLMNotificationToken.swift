@_exported import Foundation

/// Keeps an observation alive. In a picture nothing changes after what a block is told first, so it ends nothing but that.
public class RLMNotificationToken: NSObject, @unchecked Sendable {  // Its flag is guarded.
    private let lock = NSLock()
    private var isEnded = false

    public override init() {}

    /// Whether the observation goes on.
    package var isValid: Bool { lock.withLock { !isEnded } }

    /// Ends the observation.
    public func invalidate() { lock.withLock { isEnded = true } }
}

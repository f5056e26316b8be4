import FoundationSupplement

/// Hears of turns of the digital crown. Nobody turns it.
@preconcurrency @MainActor public protocol WKCrownDelegate: NSObjectProtocol {
    func crownDidRotate(_ crownSequencer: WKCrownSequencer?, rotationalDelta: Double)
    func crownDidBecomeIdle(_ crownSequencer: WKCrownSequencer?)
}

extension WKCrownDelegate {
    public func crownDidRotate(_ crownSequencer: WKCrownSequencer?, rotationalDelta: Double) {}
    public func crownDidBecomeIdle(_ crownSequencer: WKCrownSequencer?) {}
}

/// The state of the digital crown, which stands still.
@preconcurrency @MainActor open class WKCrownSequencer: NSObject {
    open weak var delegate: (any WKCrownDelegate)?
    open var isHapticFeedbackEnabled = true
    open var rotationsPerSecond: Double { 0 }
    open var isIdle: Bool { true }

    override init() {}

    open func focus() {}
    open func resignFocus() {}
}

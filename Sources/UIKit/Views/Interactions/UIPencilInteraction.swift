import Foundation

/// What a double tap on a pencil does.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut
}

/// Double taps on a pencil. Nobody taps in a picture.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
    open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    open class var prefersPencilOnlyDrawing: Bool { false }
    open class var prefersHoverToolPreview: Bool { false }

    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true
    open private(set) weak var view: UIView?

    public override init() {}
    public init(delegate: any UIPencilInteractionDelegate) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Learns of double taps on a pencil.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

// The editors of phrases for shortcuts, which apps present, and the button for them. They show nothing and save nothing.
import FoundationSupplement
import Intents
import UIKit

@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// Records a phrase for a shortcut. It is never presented.
open class INUIAddVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

    public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { return nil }
}

@preconcurrency @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// Changes the phrase of a shortcut. It is never presented.
open class INUIEditVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

    public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { return nil }
}

@preconcurrency @MainActor public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// The button "Add to Siri". It is not drawn; where a program draws it, it says so.
open class INUIAddVoiceShortcutButton: UIButton {
    open private(set) var style: INUIAddVoiceShortcutButtonStyle
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    open var shortcut: INShortcut?
    open var cornerRadius: CGFloat = 6

    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        style = .white
        super.init(coder: coder)
    }

    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }

    open override func draw(_ rect: CGRect) {
        FrameworkWarning.report("an INUIAddVoiceShortcutButton is not drawn.")
    }
}

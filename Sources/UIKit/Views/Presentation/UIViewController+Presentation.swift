import Foundation

// Nothing is presented in a picture. These keep what a program sets before it presents a controller.
extension UIViewController {
    /// What presents the controller in its style.
    public var presentationController: UIPresentationController? {
        if let ownPresentation, ownPresentation.style == modalPresentationStyle { return ownPresentation.controller }
        let made = switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .custom:
            transitioningDelegate?.presentationController(forPresented: self, presenting: nil, source: self)
                ?? UIPresentationController(presentedViewController: self, presenting: nil)
        default: UIPresentationController(presentedViewController: self, presenting: nil)
        }
        ownPresentation = (modalPresentationStyle, made)
        return made
    }

    /// The sheet that it is presented in; nil in other styles of presentation.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The popover that it is presented in; nil in other styles of presentation.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The sheet or popover that it is presented in now: none.
    public var activePresentationController: UIPresentationController? { nil }
}

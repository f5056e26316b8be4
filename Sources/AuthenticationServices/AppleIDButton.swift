import Foundation
import UIKit

/// The button that signs in with an Apple account. It is not drawn, as no view of UIKit is.
open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static let `default` = ButtonType.signIn
    }

    public enum Style: Int, Sendable { case white, whiteOutline, black }

    /// In points.
    open var cornerRadius: CGFloat = 6

    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) { super.init(frame: .zero) }
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

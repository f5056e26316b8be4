import UIKit

public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support, contribute, tip
    case `continue`
}

/// A button for payments, which keeps what it is told and is not drawn.
open class PKPaymentButton: UIButton {
    @MainActor open var cornerRadius: CGFloat = 4

    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) { super.init(frame: .zero) }

    public required init?(coder: NSCoder) { return nil }
}

public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }

/// A button that adds passes, which keeps what it is told and is not drawn.
open class PKAddPassButton: UIButton {
    open var addPassButtonStyle: PKAddPassButtonStyle

    public init(addPassButtonStyle style: PKAddPassButtonStyle) {
        addPassButtonStyle = style
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { return nil }
}

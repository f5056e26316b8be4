import SwiftUICore

/// What a button for payments says.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
    private let name: String

    public static let addMoney = PayWithApplePayButtonLabel(name: "addMoney")
    public static let book = PayWithApplePayButtonLabel(name: "book")
    public static let buy = PayWithApplePayButtonLabel(name: "buy")
    public static let checkout = PayWithApplePayButtonLabel(name: "checkout")
    public static let `continue` = PayWithApplePayButtonLabel(name: "continue")
    public static let contribute = PayWithApplePayButtonLabel(name: "contribute")
    public static let donate = PayWithApplePayButtonLabel(name: "donate")
    public static let inStore = PayWithApplePayButtonLabel(name: "inStore")
    public static let order = PayWithApplePayButtonLabel(name: "order")
    public static let plain = PayWithApplePayButtonLabel(name: "plain")
    public static let reload = PayWithApplePayButtonLabel(name: "reload")
    public static let rent = PayWithApplePayButtonLabel(name: "rent")
    public static let setUp = PayWithApplePayButtonLabel(name: "setUp")
    public static let subscribe = PayWithApplePayButtonLabel(name: "subscribe")
    public static let support = PayWithApplePayButtonLabel(name: "support")
    public static let tip = PayWithApplePayButtonLabel(name: "tip")
    public static let topUp = PayWithApplePayButtonLabel(name: "topUp")
}

public struct PayWithApplePayButtonStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = PayWithApplePayButtonStyle(name: "automatic")
    public static let black = PayWithApplePayButtonStyle(name: "black")
    public static let white = PayWithApplePayButtonStyle(name: "white")
    public static let whiteOutline = PayWithApplePayButtonStyle(name: "whiteOutline")
}

/// How far a payment is.
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
    case willAuthorize
    case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
    case didFinish
}

/// A button for payments. The device has no Wallet, so what stands there in its place is shown, as on such an iPhone.
public struct PayWithApplePayButton<Fallback: View>: View {
    private let fallback: Fallback

    public init(
        _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback
    ) { self.fallback = fallback() }

    public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) { self.fallback = fallback() }

    public var body: some View { fallback }
}

extension PayWithApplePayButton where Fallback == EmptyView {
    public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) { fallback = EmptyView() }

    public init(
        _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
        onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
    ) { fallback = EmptyView() }
}

extension View {
    /// Effect: none, because no button for payments is shown.
    nonisolated public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View { self }
}

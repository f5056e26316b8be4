import Foundation
import UIKit

public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }

/// What an app says of a payment.
// An open class cannot be checked. All state is constant.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    public let status: PKPaymentAuthorizationStatus
    public let errors: [any Error]!

    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        (self.status, self.errors) = (status, errors)
    }
}

/// A payment. Nobody makes one.
// An open class cannot be checked. There is no state.
open class PKPaymentToken: NSObject, @unchecked Sendable {
    open var transactionIdentifier: String { "" }
    open var paymentData: Data { Data() }
}
open class PKPayment: NSObject, @unchecked Sendable {
    open var token: PKPaymentToken { PKPaymentToken() }
    open var billingContact: PKContact? { nil }
    open var shippingContact: PKContact? { nil }
    open var shippingMethod: PKShippingMethod? { nil }
}

public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
    ) async -> PKPaymentAuthorizationResult
    func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController)
    func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow?
}

extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
    ) async -> PKPaymentAuthorizationResult { PKPaymentAuthorizationResult(status: .failure, errors: nil) }
    public func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController) {}
    public func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow? { nil }
}

/// A payment, which nobody can make: the sheet is never presented.
open class PKPaymentAuthorizationController: NSObject {
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

    public init(paymentRequest request: PKPaymentRequest) {}

    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability
    ) -> Bool { false }

    open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
    open func present() async -> Bool { false }
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
    open func dismiss() async {}
}

@MainActor public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
}

/// A payment, which nobody can make: there is no sheet.
open class PKPaymentAuthorizationViewController: UIViewController {
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

    public init?(paymentRequest request: PKPaymentRequest) { return nil }
    public required init?(coder: NSCoder) { return nil }

    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability
    ) -> Bool { false }
}

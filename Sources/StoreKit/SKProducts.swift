public let SKErrorDomain = "SKErrorDomain"

/// The reason why the store of the original API refuses a request.
public struct SKError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { SKErrorDomain }

    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = SKError

        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
        case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
        case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
        case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
    }

    public static var unknown: Code { .unknown }
    public static var clientInvalid: Code { .clientInvalid }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var paymentInvalid: Code { .paymentInvalid }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
}

/// A product of the store. Nothing can make one here, because no request finds one.
// An open class cannot be checked. There is no state.
open class SKProduct: NSObject, @unchecked Sendable {
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .current }
    open var isFamilyShareable: Bool { false }
    open var isDownloadable: Bool { false }
    open var subscriptionGroupIdentifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var discounts: [SKProductDiscount] { [] }
}

/// How long a subscription lasts. Nothing can make one here.
// An open class cannot be checked. There is no state.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}

/// A reduced price. Nothing can make one here.
// An open class cannot be checked. There is no state.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
    public enum `Type`: UInt, Sendable { case introductory, subscription }

    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .current }
    open var identifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: PaymentMode { .payAsYouGo }
    open var type: `Type` { .introductory }
}

/// Hears how a request ends.
public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request to the store, which fails.
open class SKRequest: NSObject {
    open weak var delegate: (any SKRequestDelegate)?

    public override init() {}

    open func start() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
    open func cancel() {}
}

/// Hears which products were found.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// What was found.
// An open class cannot be checked. All state is constant.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    public let invalidProductIdentifiers: [String]
    open var products: [SKProduct] { [] }

    init(invalid: [String]) { invalidProductIdentifiers = invalid }
}

/// A request for products. The store knows none of them.
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>

    public override init() { identifiers = [] }
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

    open override func start() {
        let response = SKProductsResponse(invalid: identifiers.sorted())
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
        delegate?.requestDidFinish(self)
    }
}

/// A request for a new receipt, which fails.
open class SKReceiptRefreshRequest: SKRequest {
    open var receiptProperties: [String: Any]? { nil }

    public override init() {}
    public init(receiptProperties properties: [String: Any]?) {}
}

import FoundationSupplement
import Synchronization

/// What someone wants to buy.
// An open class cannot be checked. Every property that changes is guarded.
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Values {
        var productIdentifier = ""
        var quantity = 1
        var applicationUsername: String?
        var simulatesAskToBuyInSandbox = false
        var requestData: Data?
    }

    @_Guarded fileprivate var values = Values()

    public override init() {}
    public convenience init(product: SKProduct) {
        self.init()
        values.productIdentifier = product.productIdentifier
    }

    open var productIdentifier: String { values.productIdentifier }
    open var quantity: Int { values.quantity }
    open var applicationUsername: String? { values.applicationUsername }
    open var simulatesAskToBuyInSandbox: Bool { values.simulatesAskToBuyInSandbox }
    open var requestData: Data? { values.requestData }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = SKMutablePayment()
        copy.values = values
        return copy
    }
}

/// A payment that can be changed.
// The subclass adds no state.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var productIdentifier: String {
        get { values.productIdentifier }
        set { values.productIdentifier = newValue }
    }
    open override var quantity: Int { get { values.quantity } set { values.quantity = newValue } }
    open override var applicationUsername: String? {
        get { values.applicationUsername }
        set { values.applicationUsername = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { values.simulatesAskToBuyInSandbox }
        set { values.simulatesAskToBuyInSandbox = newValue }
    }
    open override var requestData: Data? { get { values.requestData } set { values.requestData = newValue } }
}

public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

/// A purchase on its way.
// An open class cannot be checked. All state is constant.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    public let payment: SKPayment
    public let transactionState: SKPaymentTransactionState
    public let error: (any Error)?

    init(payment: SKPayment, state: SKPaymentTransactionState, error: (any Error)?) {
        (self.payment, transactionState, self.error) = (payment, state, error)
    }

    open var original: SKPaymentTransaction? { nil }
    open var transactionDate: Date? { nil }
    open var transactionIdentifier: String? { nil }
}

/// Hears what becomes of payments.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
}

/// A country's store. There is none here.
// An open class cannot be checked. There is no state.
open class SKStorefront: NSObject, @unchecked Sendable {
    open var countryCode: String { "" }
    open var identifier: String { "" }
}

/// A queue in which each payment fails, as where the user may not buy.
// An open class cannot be checked. What changes is behind a mutex.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    // Observers are kept for as long as they are added; they are called, never changed.
    private struct Contents: @unchecked Sendable {
        var observers: [any SKPaymentTransactionObserver] = []
        var transactions: [SKPaymentTransaction] = []
    }

    private let contents = Mutex(Contents())
    private static let standard = SKPaymentQueue()

    open class func `default`() -> SKPaymentQueue { standard }
    open class func canMakePayments() -> Bool { false }

    open var transactions: [SKPaymentTransaction] { contents.withLock { $0 }.transactions }
    open var transactionObservers: [any SKPaymentTransactionObserver] { contents.withLock { $0 }.observers }
    open var storefront: SKStorefront? { nil }

    open func add(_ payment: SKPayment) {
        let failed = SKPaymentTransaction(payment: payment, state: .failed, error: SKError(.paymentNotAllowed))
        contents.withLock { $0.transactions.append(failed) }
        for observer in transactionObservers { observer.paymentQueue(self, updatedTransactions: [failed]) }
    }

    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        contents.withLock { $0.transactions.removeAll { $0 === transaction } }
        for observer in transactionObservers { observer.paymentQueue(self, removedTransactions: [transaction]) }
    }

    open func restoreCompletedTransactions() {
        for observer in transactionObservers {
            observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed))
        }
    }
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }
    open func presentCodeRedemptionSheet() {}

    open func add(_ observer: any SKPaymentTransactionObserver) {
        var now = contents.withLock { $0 }
        now.observers.append(observer)
        let new = now
        contents.withLock { $0 = new }
    }
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        let identifier = ObjectIdentifier(observer)
        contents.withLock { $0.observers.removeAll { ObjectIdentifier($0) == identifier } }
    }
}

/// Asks for a review. Nobody is asked here.
open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
}

public enum SKCloudServiceAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// The user's music service, which the user denies.
// An open class cannot be checked. There is no state.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
    public override init() {}

    open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }
    @preconcurrency open class func requestAuthorization(
        _ completionHandler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void
    ) {
        completionHandler(.denied)
    }
    open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus { .denied }
}

/// The measurement of advertisements. Nothing is sent.
open class SKAdNetwork: NSObject {
    open class func registerAppForAdNetworkAttribution() {}
    open class func updateConversionValue(_ conversionValue: Int) {}
    open class func updatePostbackConversionValue(
        _ conversionValue: Int, completionHandler completion: ((any Error)?) -> Void
    ) { completion(SKError(.unsupportedPlatform)) }
    open class func updatePostbackConversionValue(_ conversionValue: Int) async throws {
        throw SKError(.unsupportedPlatform)
    }
}

import Foundation
import FoundationSupplement

public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }

/// A line of what is to be paid.
// An open class cannot be checked. Every property that changes is guarded.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    @_Guarded open var label: String
    @_Guarded open var amount: NSDecimalNumber
    @_Guarded open var type: PKPaymentSummaryItemType

    public override convenience init() { self.init(label: "", amount: .zero) }
    public convenience init(label: String, amount: NSDecimalNumber) { self.init(label: label, amount: amount, type: .final) }
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }
}

// An open class cannot be checked. Every property that changes is guarded.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    @_Guarded open var identifier: String?
    @_Guarded open var detail: String?
}

public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let threeDSecure = PKMerchantCapability(rawValue: 1 << 0)
    public static let emv = PKMerchantCapability(rawValue: 1 << 1)
    public static let credit = PKMerchantCapability(rawValue: 1 << 2)
    public static let debit = PKMerchantCapability(rawValue: 1 << 3)
    public static let capability3DS = threeDSecure
    public static let capabilityEMV = emv
    public static let capabilityCredit = credit
    public static let capabilityDebit = debit
}

public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let emailAddress = PKContactField(rawValue: "email")
    public static let name = PKContactField(rawValue: "name")
    public static let phoneNumber = PKContactField(rawValue: "phone")
    public static let phoneticName = PKContactField(rawValue: "phoneticName")
    public static let postalAddress = PKContactField(rawValue: "post")
}

public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }

/// A person who pays or gets something.
// An open class cannot be checked. Every property that changes is guarded.
open class PKContact: NSObject, @unchecked Sendable {
    @_Guarded open var name: PersonNameComponents?
    @_Guarded open var emailAddress: String?
    public override init() {}
}

/// What is to be paid, and to whom.
// An open class cannot be checked. Every property that changes is guarded.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
    @_Guarded open var merchantIdentifier = ""
    @_Guarded open var countryCode = ""
    @_Guarded open var currencyCode = ""
    @_Guarded open var supportedNetworks: [PKPaymentNetwork] = []
    @_Guarded open var supportedCountries: Set<String>?
    @_Guarded open var merchantCapabilities: PKMerchantCapability = []
    @_Guarded open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    @_Guarded open var requiredBillingContactFields: Set<PKContactField> = []
    @_Guarded open var requiredShippingContactFields: Set<PKContactField> = []
    @_Guarded open var billingContact: PKContact?
    @_Guarded open var shippingContact: PKContact?
    @_Guarded open var shippingMethods: [PKShippingMethod]?
    @_Guarded open var shippingType = PKShippingType.shipping
    @_Guarded open var supportsCouponCode = false
    @_Guarded open var couponCode: String?
    @_Guarded open var applicationData: Data?

    public override init() {}
    open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}

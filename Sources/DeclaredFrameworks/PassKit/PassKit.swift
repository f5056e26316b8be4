// PassKit: the device has no Wallet. There are no passes, and nobody can pay.
@_exported import Foundation
@_exported import UIKit
import FoundationSupplement

public enum PKPassType: UInt, Sendable { case barcode, secureElement, any = 0xFFFF_FFFF_FFFF_FFFF }

// An open class cannot be checked. There is no state.
open class PKObject: NSObject, @unchecked Sendable {}

/// A pass, which cannot be made of data here.
// An open class cannot be checked. There is no state.
open class PKPass: PKObject, @unchecked Sendable {
    public init(data: Data) throws { throw PKPassKitError(.unknownError) }

    open var passType: PKPassType { .barcode }
    open var serialNumber: String { "" }
    open var passTypeIdentifier: String { "" }
    open var organizationName: String { "" }
    open var localizedName: String { "" }
    open var localizedDescription: String { "" }
    open var relevantDate: Date? { nil }
    open var passURL: URL? { nil }
}

public struct PKPassKitError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownError = -1, invalidDataError = 1, unsupportedVersionError, invalidSignature, notEntitledError
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "PKPassKitErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

public enum PKPassLibraryAddPassesStatus: Int, Sendable { case didAddPasses, shouldReviewPasses, didCancelAddPasses }

// An open class cannot be checked. There is no state.
open class PKPassLibrary: NSObject, @unchecked Sendable {
    public override init() {}
    open class func isPassLibraryAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func passes(of passType: PKPassType) -> [PKPass] { [] }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
    open func removePass(_ pass: PKPass) {}
    @preconcurrency open func addPasses(
        _ passes: [PKPass], withCompletionHandler completion: (@Sendable (PKPassLibraryAddPassesStatus) -> Void)? = nil
    ) { completion?(.didCancelAddPasses) }
    open func addPasses(_ passes: [PKPass]) async -> PKPassLibraryAddPassesStatus { .didCancelAddPasses }
}

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let amex = PKPaymentNetwork("AmEx")
    public static let discover = PKPaymentNetwork("Discover")
    public static let masterCard = PKPaymentNetwork("MasterCard")
    public static let visa = PKPaymentNetwork("Visa")
    public static let maestro = PKPaymentNetwork("Maestro")
    public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
    public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
    public static let electron = PKPaymentNetwork("Electron")
    public static let girocard = PKPaymentNetwork("Girocard")
    public static let interac = PKPaymentNetwork("Interac")
    public static let JCB = PKPaymentNetwork("JCB")
    public static let mada = PKPaymentNetwork("Mada")
    public static let privateLabel = PKPaymentNetwork("PrivateLabel")
    public static let vPay = PKPaymentNetwork("VPay")
}

/// An editor that adds passes, which is never presented.
open class PKAddPassesViewController: UIViewController {
    open class func canAddPasses() -> Bool { false }
    public init?(pass: PKPass) { return nil }
    public init?(passes: [PKPass]) { return nil }
    public required init?(coder: NSCoder) { return nil }
}

import Foundation

/// The parts of addresses that a search looks for.
// An open class cannot be checked. All state is constant.
open class MKAddressFilter: NSObject, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let country = Options(rawValue: 1)
        public static let administrativeArea = Options(rawValue: 2)
        public static let subAdministrativeArea = Options(rawValue: 4)
        public static let locality = Options(rawValue: 8)
        public static let subLocality = Options(rawValue: 16)
        public static let postalCode = Options(rawValue: 32)
    }

    private let included: Options

    public static let includingAll = MKAddressFilter(excluding: [])
    public static let excludingAll = MKAddressFilter(including: [])

    public init(including options: Options) { included = options }
    public init(excluding options: Options) { included = Options(rawValue: 63).subtracting(options) }

    open func includes(_ options: Options) -> Bool { included.isSuperset(of: options) }
    open func excludes(_ options: Options) -> Bool { included.isDisjoint(with: options) }
}

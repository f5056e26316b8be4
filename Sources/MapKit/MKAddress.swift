public import Foundation

/// An address as one text.
open class MKAddress: NSObject {
    public let fullAddress: String
    public let shortAddress: String?

    public init?(fullAddress: String, shortAddress: String?) {
        guard !fullAddress.isEmpty else { return nil }
        (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
    }
}

/// The parts of an address, which a server knows. All are nil here.
open class MKAddressRepresentations: NSObject {
    /// How much of its surroundings a city's name has.
    public enum ContextStyle: Int, Sendable { case automatic, short, full }

    open var cityName: String? { nil }
    open var cityWithContext: String? { nil }
    open func cityWithContext(_ style: ContextStyle) -> String? { nil }
    open var regionName: String? { nil }
    open var region: Locale.Region? { nil }
    open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? { nil }
}

import Foundation

/// The description of a place.
// An open class cannot be checked. All state is constant.
open class CLPlacemark: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public let location: CLLocation?
    open var region: CLRegion? { nil }
    open var timeZone: TimeZone? { nil }
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
    open var inlandWater: String? { nil }
    open var ocean: String? { nil }
    open var areasOfInterest: [String]? { nil }
    @available(iOS, introduced: 5.0, deprecated: 11.0, message: "Use @properties")
    open var addressDictionary: [AnyHashable: Any]? { nil }

    public init(placemark: CLPlacemark) { location = placemark.location }
    /// Creates the description of a place of which nothing else is known.
    package init(location: CLLocation) { self.location = location }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) { location = coder.decodeObject(of: CLLocation.self, forKey: "kCLPlacemarkCodingKeyLocation") }

    open func encode(with coder: NSCoder) { coder.encode(location, forKey: "kCLPlacemarkCodingKeyLocation") }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A converter between coordinates and place names. Apple's service is not available here, so every request fails as it
/// does without a network.
// An open class cannot be checked. There is no state.
open class CLGeocoder: NSObject, @unchecked Sendable {
    open var isGeocoding: Bool { false }

    public override init() {}

    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.network))
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.network))
    }

    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        completionHandler(nil, CLError(.network))
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.network))
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.network))
    }

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    open func cancelGeocode() {}
}

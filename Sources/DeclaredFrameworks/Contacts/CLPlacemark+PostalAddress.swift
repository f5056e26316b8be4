import CoreLocation
import Foundation

extension CLPlacemark {
    /// Nil, because only the service knows a place's address.
    public var postalAddress: CNPostalAddress? { nil }
}

// The service is not available, so every request fails as it does without a network.
extension CLGeocoder {
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { completionHandler(nil, CLError(.network)) }
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { completionHandler(nil, CLError(.network)) }
    public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] { throw CLError(.network) }
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }
}

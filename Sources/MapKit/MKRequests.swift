import CoreLocation
import Foundation
import FoundationSupplement

// Requests to Apple's servers. Each fails as on a device without a network.

/// A search for places.
// An open class cannot be checked. There is no state.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    // An open class cannot be checked. Every property that changes is guarded.
    open class Request: NSObject, @unchecked Sendable {
        @_Guarded open var naturalLanguageQuery: String?
        @_Guarded open var region = MKCoordinateRegion()
        @_Guarded open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]
        @_Guarded open var pointOfInterestFilter: MKPointOfInterestFilter?
        @_Guarded open var addressFilter: MKAddressFilter?
        @_Guarded open var regionPriority = MKLocalSearch.RegionPriority.default

        public override init() {}
        public init(naturalLanguageQuery: String) {
            super.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        public init(completion: MKLocalSearchCompletion) {}
    }

    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    /// Whether places outside the region are wanted, too.
    public enum RegionPriority: Int, Sendable { case `default`, required }

    /// A response. None comes.
    // An open class cannot be checked. There is no state.
    open class Response: NSObject, @unchecked Sendable {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    public init(request: Request) {}
    public init(request: MKLocalPointsOfInterestRequest) {}

    open var isSearching: Bool { false }
    @preconcurrency open func start(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func cancel() {}
}

/// A search for points of interest in a region.
// An open class cannot be checked. Every property that changes is guarded.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public let region: MKCoordinateRegion
    @_Guarded open var pointOfInterestFilter: MKPointOfInterestFilter?

    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.coordinate, self.radius) = (coordinate, radius)
        region = MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    }
    public init(coordinateRegion region: MKCoordinateRegion) {
        (coordinate, self.region) = (region.center, region)
        // A degree of latitude is about 111 km.
        radius = region.span.latitudeDelta * 111_000 / 2
    }
}

// An open class cannot be checked. There is no state.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var subtitle: String { "" }
    /// The ranges of the title that match what was typed.
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitleHighlightRanges: [NSValue] { [] }
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

open class MKLocalSearchCompleter: NSObject {
    public enum FilterType: Int, Sendable { case locationsAndQueries, locationsOnly }

    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
    }

    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var addressFilter: MKAddressFilter?
    open var regionPriority = MKLocalSearch.RegionPriority.default
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    open var queryFragment = "" {
        didSet { delegate?.completer(self, didFailWithError: MKError(.serverFailure)) }
    }

    public override init() {}
    open func cancel() {}
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A request for a way.
// An open class cannot be checked. There is no state.
open class MKDirections: NSObject, @unchecked Sendable {
    // An open class cannot be checked. Every property that changes is guarded.
    open class Request: NSObject, @unchecked Sendable {
        @_Guarded open var source: MKMapItem?
        @_Guarded open var destination: MKMapItem?
        @_Guarded open var transportType = MKDirectionsTransportType.any
        @_Guarded open var requestsAlternateRoutes = false
        @_Guarded open var departureDate: Date?
        @_Guarded open var arrivalDate: Date?
        @_Guarded open var highwayPreference = RoutePreference.any
        @_Guarded open var tollPreference = RoutePreference.any

        public override init() {}
    }

    /// Whether a way may have tolls or highways.
    public enum RoutePreference: Int, Sendable { case any, avoid }

    /// A response. None comes.
    // An open class cannot be checked. There is no state.
    open class Response: NSObject, @unchecked Sendable {
        open var routes: [MKRoute] { [] }
    }

    /// A response. None comes.
    // An open class cannot be checked. There is no state.
    open class ETAResponse: NSObject, @unchecked Sendable {
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
    }

    public init(request: Request) {}

    open var isCalculating: Bool { false }
    @preconcurrency open func calculate(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }
    @preconcurrency open func calculateETA(completionHandler: @escaping @Sendable (ETAResponse?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
    open func cancel() {}
}

/// A way. None is found.
// An open class cannot be checked. There is no state.
open class MKRoute: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var advisoryNotices: [String] { [] }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var transportType: MKDirectionsTransportType { .any }
    open var polyline: MKPolyline { MKPolyline() }
    open var steps: [Step] { [] }
    open var hasHighways: Bool { false }
    open var hasTolls: Bool { false }

    /// A part of a way. None is found.
    // An open class cannot be checked. There is no state.
    open class Step: NSObject, @unchecked Sendable {
        open var polyline: MKPolyline { MKPolyline() }
        open var instructions: String { "" }
        open var notice: String? { nil }
        open var distance: CLLocationDistance { 0 }
        open var transportType: MKDirectionsTransportType { .any }
    }
}

/// A view from the street. None is found.
// An open class cannot be checked. There is no state.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}

// An open class cannot be checked. There is no state.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    public init(coordinate: CLLocationCoordinate2D) {}
    public init(mapItem: MKMapItem) {}
    open var scene: MKLookAroundScene? { get async throws { nil } }
    open func cancel() {}
}

/// The address of a place, which a server knows.
// An open class cannot be checked. Every property that changes is guarded.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
    public let location: CLLocation
    @_Guarded open var preferredLocale: Locale?
    @_Guarded open private(set) var isCancelled = false

    public init?(location: CLLocation) { self.location = location }

    open var isLoading: Bool { false }
    open var mapItems: [MKMapItem] {
        get async throws { throw MKError(.serverFailure) }
    }
    @preconcurrency open func getMapItems(completionHandler: @escaping @Sendable ([MKMapItem]?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func cancel() { isCancelled = true }
}

/// The places of an address, which a server knows.
// An open class cannot be checked. Every property that changes is guarded.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
    public let addressString: String
    @_Guarded open var region: MKCoordinateRegion?
    @_Guarded open var preferredLocale: Locale?
    @_Guarded open private(set) var isCancelled = false

    public init?(addressString: String) {
        guard !addressString.isEmpty else { return nil }
        self.addressString = addressString
    }

    open var isLoading: Bool { false }
    open var mapItems: [MKMapItem] {
        get async throws { throw MKError(.serverFailure) }
    }
    @preconcurrency open func getMapItems(completionHandler: @escaping @Sendable ([MKMapItem]?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func cancel() { isCancelled = true }
}

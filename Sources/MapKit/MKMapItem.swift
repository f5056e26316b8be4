import CoreLocation
import Foundation
import FoundationSupplement

public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
    public static let atm = MKPointOfInterestCategory(rawValue: "MKPOICategoryATM")
    public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
    public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
    public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
    public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
    public static let evCharger = MKPointOfInterestCategory(rawValue: "MKPOICategoryEVCharger")
    public static let fitnessCenter = MKPointOfInterestCategory(rawValue: "MKPOICategoryFitnessCenter")
    public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
    public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
    public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
    public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
    public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
    public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
    public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
    public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
    public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
    public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
    public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
    public static let restroom = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestroom")
    public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
    public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
    public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
    public static let aquarium = MKPointOfInterestCategory(rawValue: "MKPOICategoryAquarium")
    public static let amusementPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryAmusementPark")
    public static let brewery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBrewery")
    public static let campground = MKPointOfInterestCategory(rawValue: "MKPOICategoryCampground")
    public static let carRental = MKPointOfInterestCategory(rawValue: "MKPOICategoryCarRental")
    public static let fireStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryFireStation")
    public static let laundry = MKPointOfInterestCategory(rawValue: "MKPOICategoryLaundry")
    public static let marina = MKPointOfInterestCategory(rawValue: "MKPOICategoryMarina")
    public static let movieTheater = MKPointOfInterestCategory(rawValue: "MKPOICategoryMovieTheater")
    public static let nationalPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryNationalPark")
    public static let nightlife = MKPointOfInterestCategory(rawValue: "MKPOICategoryNightlife")
    public static let police = MKPointOfInterestCategory(rawValue: "MKPOICategoryPolice")
    public static let postOffice = MKPointOfInterestCategory(rawValue: "MKPOICategoryPostOffice")
    public static let stadium = MKPointOfInterestCategory(rawValue: "MKPOICategoryStadium")
    public static let winery = MKPointOfInterestCategory(rawValue: "MKPOICategoryWinery")
    public static let zoo = MKPointOfInterestCategory(rawValue: "MKPOICategoryZoo")
    public static let animalService = MKPointOfInterestCategory(rawValue: "MKPOICategoryAnimalService")
    public static let automotiveRepair = MKPointOfInterestCategory(rawValue: "MKPOICategoryAutomotiveRepair")
    public static let baseball = MKPointOfInterestCategory(rawValue: "MKPOICategoryBaseball")
    public static let basketball = MKPointOfInterestCategory(rawValue: "MKPOICategoryBasketball")
    public static let beauty = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeauty")
    public static let bowling = MKPointOfInterestCategory(rawValue: "MKPOICategoryBowling")
    public static let castle = MKPointOfInterestCategory(rawValue: "MKPOICategoryCastle")
    public static let conventionCenter = MKPointOfInterestCategory(rawValue: "MKPOICategoryConventionCenter")
    public static let distillery = MKPointOfInterestCategory(rawValue: "MKPOICategoryDistillery")
    public static let fairground = MKPointOfInterestCategory(rawValue: "MKPOICategoryFairground")
    public static let fishing = MKPointOfInterestCategory(rawValue: "MKPOICategoryFishing")
    public static let fortress = MKPointOfInterestCategory(rawValue: "MKPOICategoryFortress")
    public static let golf = MKPointOfInterestCategory(rawValue: "MKPOICategoryGolf")
    public static let goKart = MKPointOfInterestCategory(rawValue: "MKPOICategoryGoKart")
    public static let hiking = MKPointOfInterestCategory(rawValue: "MKPOICategoryHiking")
    public static let kayaking = MKPointOfInterestCategory(rawValue: "MKPOICategoryKayaking")
    public static let landmark = MKPointOfInterestCategory(rawValue: "MKPOICategoryLandmark")
    public static let mailbox = MKPointOfInterestCategory(rawValue: "MKPOICategoryMailbox")
    public static let miniGolf = MKPointOfInterestCategory(rawValue: "MKPOICategoryMiniGolf")
    public static let musicVenue = MKPointOfInterestCategory(rawValue: "MKPOICategoryMusicVenue")
    public static let nationalMonument = MKPointOfInterestCategory(rawValue: "MKPOICategoryNationalMonument")
    public static let planetarium = MKPointOfInterestCategory(rawValue: "MKPOICategoryPlanetarium")
    public static let rockClimbing = MKPointOfInterestCategory(rawValue: "MKPOICategoryRockClimbing")
    public static let rvPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryRvPark")
    public static let skatePark = MKPointOfInterestCategory(rawValue: "MKPOICategorySkatePark")
    public static let skating = MKPointOfInterestCategory(rawValue: "MKPOICategorySkating")
    public static let skiing = MKPointOfInterestCategory(rawValue: "MKPOICategorySkiing")
    public static let soccer = MKPointOfInterestCategory(rawValue: "MKPOICategorySoccer")
    public static let spa = MKPointOfInterestCategory(rawValue: "MKPOICategorySpa")
    public static let surfing = MKPointOfInterestCategory(rawValue: "MKPOICategorySurfing")
    public static let swimming = MKPointOfInterestCategory(rawValue: "MKPOICategorySwimming")
    public static let tennis = MKPointOfInterestCategory(rawValue: "MKPOICategoryTennis")
    public static let volleyball = MKPointOfInterestCategory(rawValue: "MKPOICategoryVolleyball")
    public static let university = MKPointOfInterestCategory(rawValue: "MKPOICategoryUniversity")
}

/// A choice of points of interest, of which a neutral map has none.
// An open class cannot be checked. All state is constant.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let excludes: Bool

    public init(including categories: [MKPointOfInterestCategory]) {
        (self.categories, excludes) = (Set(categories), false)
    }
    public init(excluding categories: [MKPointOfInterestCategory]) {
        (self.categories, excludes) = (Set(categories), true)
    }

    open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) != excludes }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// A place with a known coordinate. Its address is not known.
// An open class cannot be checked. All state is constant.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    open var title: String? { name }
    open var subtitle: String? { nil }

    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

    public init(coordinate: CLLocationCoordinate2D) {
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"

/// A point of interest.
// An open class cannot be checked. Every property that changes is guarded.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    private let givenLocation: CLLocation?
    private let givenAddress: MKAddress?
    @_Guarded open var name: String?
    @_Guarded open var phoneNumber: String?
    @_Guarded open var url: URL?
    @_Guarded open var timeZone: TimeZone?
    @_Guarded open var pointOfInterestCategory: MKPointOfInterestCategory?
    open var isCurrentLocation: Bool { false }
    /// Nil, because no server has named the place.
    open var identifier: Identifier? { nil }
    open var alternateIdentifiers: Set<Identifier> { [] }
    open var location: CLLocation {
        givenLocation ?? placemark.location
            ?? CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
    }

    /// The address that the item was made with, because no server tells others.
    open var address: MKAddress? { givenAddress }
    /// Nil, because no server tells addresses.
    open var addressRepresentations: MKAddressRepresentations? { nil }

    public init(placemark: MKPlacemark) {
        (self.placemark, givenLocation, givenAddress) = (placemark, nil, nil)
    }

    public init(location: CLLocation, address: MKAddress?) {
        placemark = MKPlacemark(coordinate: location.coordinate)
        (givenLocation, givenAddress) = (location, address)
    }

    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
    }

    /// Opens nothing, because there is no Maps app.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
    {
        false
    }
}

/// A postal address.
// An open class cannot be checked. Every property that changes is guarded.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values: Hashable {
        var street = ""
        var subLocality = ""
        var city = ""
        var subAdministrativeArea = ""
        var state = ""
        var postalCode = ""
        var country = ""
        var isoCountryCode = ""
    }

    @_Guarded var values = Values()

    public override init() {}
    init(_ values: Values) { self.values = values }

    open var street: String { values.street }
    open var subLocality: String { values.subLocality }
    open var city: String { values.city }
    open var subAdministrativeArea: String { values.subAdministrativeArea }
    open var state: String { values.state }
    open var postalCode: String { values.postalCode }
    open var country: String { values.country }
    open var isoCountryCode: String { values.isoCountryCode }

    open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(values) }
    open override func copy() -> Any { copy(with: nil) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
    open override var hash: Int { values.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.values == values }
}

/// A postal address that can be changed.
// The subclass adds no state.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String { get { values.street } set { values.street = newValue } }
    open override var subLocality: String { get { values.subLocality } set { values.subLocality = newValue } }
    open override var city: String { get { values.city } set { values.city = newValue } }
    open override var subAdministrativeArea: String {
        get { values.subAdministrativeArea }
        set { values.subAdministrativeArea = newValue }
    }
    open override var state: String { get { values.state } set { values.state = newValue } }
    open override var postalCode: String { get { values.postalCode } set { values.postalCode = newValue } }
    open override var country: String { get { values.country } set { values.country = newValue } }
    open override var isoCountryCode: String { get { values.isoCountryCode } set { values.isoCountryCode = newValue } }
}

public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

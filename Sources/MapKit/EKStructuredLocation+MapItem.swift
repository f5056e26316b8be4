import EventKit

extension EKStructuredLocation {
    /// The place of an event, with the name and the location of a map's item.
    public convenience init(mapItem: MKMapItem) {
        self.init(title: mapItem.name ?? "")
        geoLocation = mapItem.location
    }
}

public import AppIntents

extension RelevantContext {
    /// Returns nil where the device knows no places of a category. Nothing asks for the context here.
    public static func location(category: MKPointOfInterestCategory) -> RelevantContext? {
        location(placeCategory: category.rawValue)
    }
}

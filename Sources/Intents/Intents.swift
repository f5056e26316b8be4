// The part of SiriKit's Intents for widget configurations.
@_exported import CoreLocation
@_exported import FoundationSupplement

// MapKit. Maps are neutral: the color of land with a quiet grid in place of Apple's map data, which lies on its
// servers. Markers, annotations and overlays stand where the region's projection has them. What asks a server (search,
// directions, Look Around) fails as on a device without a network.
@_exported import CoreGraphics
@_exported import CoreLocation
@_exported import Foundation
@_exported import UIKit
import FoundationSupplement

/// The reason why a request fails.
public struct MKError: CustomNSError, Hashable, Sendable {
    public enum Code: UInt, Sendable {
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "MKErrorDomain" }
    public var errorCode: Int { Int(code.rawValue) }
    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
}

public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

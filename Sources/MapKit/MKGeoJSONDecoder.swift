import CoreLocation
import Foundation

/// What a GeoJSON file holds: shapes, and features with properties.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKShape: MKGeoJSONObject {}

/// Shapes with properties.
// An open class cannot be checked. All state is constant.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject, @unchecked Sendable {
    public let identifier: String?
    /// An object of JSON.
    public let properties: Data?
    public let geometry: [MKShape & MKGeoJSONObject]

    init(identifier: String?, properties: Data?, geometry: [MKShape & MKGeoJSONObject]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    }
}

/// Reads GeoJSON (RFC 7946).
open class MKGeoJSONDecoder: NSObject {
    public override init() {}

    /// - Throws: that the data is no GeoJSON.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        let root = try GeoJSON.object(JSONSerialization.jsonObject(with: data))
        guard root["type"] as? String == "FeatureCollection" else { return try GeoJSON.read(root) }
        return try GeoJSON.list(root["features"]).flatMap { try GeoJSON.read(GeoJSON.object($0)) }
    }
}

/// The readers of GeoJSON's objects.
private enum GeoJSON {
    static func read(_ value: [String: Any]) throws -> [any MKGeoJSONObject] {
        guard value["type"] as? String == "Feature" else { return try shapes(value) }
        let properties = value["properties"].flatMap { $0 is NSNull ? nil : try? JSONSerialization.data(withJSONObject: $0) }
        let identifier = (value["id"] as? String) ?? (value["id"] as? NSNumber)?.stringValue
        let geometry = value["geometry"].flatMap { $0 is NSNull ? nil : $0 }
        return [
            MKGeoJSONFeature(
                identifier: identifier, properties: properties, geometry: try geometry.map { try shapes(object($0)) } ?? [])
        ]
    }

    private static func shapes(_ value: [String: Any]) throws -> [MKShape & MKGeoJSONObject] {
        let places = value["coordinates"] as Any
        switch value["type"] as? String {
        case "Point": return [MKPointAnnotation(coordinate: try place(places))]
        case "MultiPoint": return [MKMultiPoint(places: try line(places))]
        case "LineString": return [MKPolyline(places: try line(places))]
        case "MultiLineString": return [MKMultiPolyline(try list(places).map { MKPolyline(places: try line($0)) })]
        case "Polygon": return [try polygon(places)]
        case "MultiPolygon": return [MKMultiPolygon(try list(places).map(polygon))]
        case "GeometryCollection": return try list(value["geometries"]).flatMap { try shapes(object($0)) }
        default: throw failure
        }
    }

    private static func polygon(_ value: Any) throws -> MKPolygon {
        let rings = try list(value).map(line)
        guard let edge = rings.first else { throw failure }
        let holes = rings.dropFirst().map { MKPolygon(places: $0, interiorPolygons: nil) }
        return MKPolygon(places: edge, interiorPolygons: holes.isEmpty ? nil : holes)
    }

    private static func line(_ value: Any) throws -> [MKMapPoint] { try list(value).map { MKMapPoint(try place($0)) } }

    /// GeoJSON has the longitude first.
    private static func place(_ value: Any) throws -> CLLocationCoordinate2D {
        let numbers = try list(value).compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count >= 2 else { throw failure }
        return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
    }

    static func list(_ value: Any?) throws -> [Any] {
        guard let list = value as? [Any] else { throw failure }
        return list
    }

    static func object(_ value: Any) throws -> [String: Any] {
        guard let object = value as? [String: Any] else { throw failure }
        return object
    }

    private static var failure: MKError { MKError(.decodingFailed) }
}

import CoreGraphics
import CoreLocation
import DisplayList
import Foundation
import FoundationSupplement
import UIKit

/// A picture of a map, which is neutral here. The maker says so once.
// An open class cannot be checked. All state is constant, or guarded in the options.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    // An open class cannot be checked. Every property that changes is guarded.
    open class Options: NSObject, NSCopying, @unchecked Sendable {
        /// The part where nothing else says one: the world.
        @_Guarded open var region = MKCoordinateRegion(.world)
        @_Guarded private var chosenRect: MKMapRect?
        @_Guarded open var camera = MKMapCamera()
        @_Guarded open var mapType = MKMapType.standard
        @_Guarded open var size = CGSize(width: 256, height: 256)
        @_Guarded open var scale = HostEnvironment.current.screenScale
        @_Guarded open var showsBuildings = true
        @_Guarded open var showsPointsOfInterest = true
        @_Guarded open var pointOfInterestFilter: MKPointOfInterestFilter?
        @_Guarded open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        @_Guarded open var traitCollection = UITraitCollection.current

        public override init() {}

        open var mapRect: MKMapRect {
            get { chosenRect ?? region.mapRect }
            set { chosenRect = newValue }
        }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            (copy.region, copy.chosenRect, copy.camera) = (region, chosenRect, camera)
            (copy.mapType, copy.size, copy.scale) = (mapType, size, scale)
            (copy.preferredConfiguration, copy.traitCollection) = (preferredConfiguration, traitCollection)
            return copy
        }

        var projection: MapProjection {
            if camera.centerCoordinateDistance > 0, chosenRect == nil {
                let camera = MapCamera(
                    centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance)
                return MapProjection(part: camera.mapRect(in: size), size: size)
            }
            return MapProjection(part: mapRect, size: size)
        }

        var isImagery: Bool {
            preferredConfiguration is MKImageryMapConfiguration || preferredConfiguration is MKHybridMapConfiguration
                || [.satellite, .hybrid, .satelliteFlyover, .hybridFlyover].contains(mapType)
        }
    }

    /// A finished picture.
    // An open class cannot be checked. All state is constant.
    open class Snapshot: NSObject, @unchecked Sendable {
        public let image: UIImage
        private let projection: MapProjection
        open var traitCollection: UITraitCollection { .current }

        fileprivate init(image: UIImage, projection: MapProjection) {
            (self.image, self.projection) = (image, projection)
        }

        /// Returns the place of a coordinate in the picture, in points from the top left.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { projection.point(coordinate) }
    }

    private let options: Options

    public init(options: Options) { self.options = options.copy() as! Options }
    public override convenience init() { self.init(options: Options()) }

    open var isLoading: Bool { false }

    @preconcurrency open func start(completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void) {
        completionHandler(snapshot, snapshot == nil ? MKError(.unknown) : nil)
    }

    @preconcurrency open func start(
        with queue: DispatchQueue, completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void
    ) {
        let snapshot = snapshot
        queue.async { completionHandler(snapshot, snapshot == nil ? MKError(.unknown) : nil) }
    }

    open func start() async throws -> Snapshot {
        guard let snapshot else { throw MKError(.unknown) }
        return snapshot
    }

    open func cancel() {}

    /// nil for sizes without area.
    private var snapshot: Snapshot? {
        let size = options.size
        guard size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite else { return nil }
        FrameworkWarning.report(MapGround.warning)
        let projection = options.projection
        let items = MapGround.items(
            of: projection, isDark: options.traitCollection.userInterfaceStyle == .dark, isImagery: options.isImagery)
        let format = UIGraphicsImageRendererFormat()
        format.scale = options.scale
        let image = UIGraphicsImageRenderer(size: size, format: format).image { $0.cgContext.add(items) }
        return Snapshot(image: image, projection: projection)
    }
}

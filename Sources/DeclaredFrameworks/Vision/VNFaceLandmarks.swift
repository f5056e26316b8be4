import CoreGraphics
import Foundation

// Where parts of a face are. Nothing finds a face here.

// An open class cannot be checked. There is no state.
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
    override init() {}

    open var pointCount: Int { 0 }
    open var normalizedPoints: [CGPoint] { [] }
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

// An open class cannot be checked. There is no state.
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
    override init() {}

    open var confidence: VNConfidence { 0 }
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var nose: VNFaceLandmarkRegion2D? { nil }
    open var noseCrest: VNFaceLandmarkRegion2D? { nil }
    open var medianLine: VNFaceLandmarkRegion2D? { nil }
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
    open var leftPupil: VNFaceLandmarkRegion2D? { nil }
    open var rightPupil: VNFaceLandmarkRegion2D? { nil }
}

// An open class cannot be checked. There is no state.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var landmarks: VNFaceLandmarks2D? { nil }
    open var roll: NSNumber? { nil }
    open var yaw: NSNumber? { nil }
    open var pitch: NSNumber? { nil }
    open var faceCaptureQuality: Float? { nil }
}

open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNFaceObservation
}

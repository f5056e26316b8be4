import CoreGraphics
import Foundation

// More requests for an image, which find nothing.

// An open class cannot be checked. There is no state.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var labels: [VNClassificationObservation] { [] }
}
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
    open var elementCount: Int { 0 }
    open var data: Data { Data() }
    open func computeDistance(_ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation) throws {
        outDistance.pointee = 0
    }
}
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
    open var angle: CGFloat { 0 }
    open var transform: CGAffineTransform { .identity }
}
open class VNContoursObservation: VNObservation, @unchecked Sendable {
    open var contourCount: Int { 0 }
    open var topLevelContourCount: Int { 0 }
    open var normalizedPath: CGPath { CGMutablePath() }
}

extension VNClassificationObservation {
    public func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
    public func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
    public var hasPrecisionRecallCurve: Bool { false }
}

open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNFeaturePrintObservation
}
open class VNDetectHorizonRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNHorizonObservation
}
open class VNDetectContoursRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNContoursObservation
    open var contrastAdjustment: Float = 2
    open var detectsDarkOnLight = true
    open var maximumImageDimension = 512
}
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNRecognizedObjectObservation
}
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNRectangleObservation
}
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNDetectedObjectObservation
    open var upperBodyOnly = true
}
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNRectangleObservation
    open var reportCharacterBoxes = false
}

public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }

/// Follows an object from image to image.
open class VNTrackingRequest: VNImageBasedRequest {
    open var inputObservation: VNDetectedObjectObservation
    open var trackingLevel = VNRequestTrackingLevel.fast
    open var isLastFrame = false

    init(_ observation: VNDetectedObjectObservation, _ completionHandler: VNRequestCompletionHandler?) {
        inputObservation = observation
        super.init(completionHandler: completionHandler)
    }
}
open class VNTrackObjectRequest: VNTrackingRequest {
    public init(detectedObjectObservation observation: VNDetectedObjectObservation, completionHandler: VNRequestCompletionHandler? = nil) {
        super.init(observation, completionHandler)
    }
}

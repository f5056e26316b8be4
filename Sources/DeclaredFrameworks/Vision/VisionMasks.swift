import CoreGraphics
import CoreVideo
import Foundation

/// Things that stand out of an image. Nothing can make one here.
open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
    open var allInstances: IndexSet { [] }

    open func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer { throw VisionError.notHere }
    open func generateMaskedImage(
        ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler, croppedToInstancesExtent cropResult: Bool
    ) throws -> CVPixelBuffer { throw VisionError.notHere }
    open func generateScaledMaskForImage(
        forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler
    ) throws -> CVPixelBuffer { throw VisionError.notHere }
}

open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNInstanceMaskObservation
}

open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNInstanceMaskObservation
}

/// An image that a model made. Nothing can make one here.
// An open class cannot be checked. There is no state.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
    open var pixelBuffer: CVPixelBuffer { fatalError("Vision's models are not here.") }
    open var featureName: String? { nil }
}

/// A request for the outlines of people, which finds none.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNPixelBufferObservation
    public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }

    open var qualityLevel = QualityLevel.accurate
    open var outputPixelFormat: OSType = kCVPixelFormatType_OneComponent8
}

extension VisionError {
    fileprivate static var notHere: VisionError { .internalError("Vision's models are not here.") }
}

public import CoreML
import Foundation

public enum VNImageCropAndScaleOption: UInt, Sendable {
    case centerCrop, scaleFit, scaleFill
    case scaleFitRotate90CCW = 257
    case scaleFillRotate90CCW = 258
}

/// A model for pictures. None can be loaded.
open class VNCoreMLModel: NSObject {
    open var inputImageFeatureName = ""
    open var featureProvider: (any MLFeatureProvider)?

    public convenience init(for model: MLModel) throws { throw MLModelError(.io) }
}

/// A result of a model that is no class and no picture.
// An open class cannot be checked. There is no state.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
    open var featureValue: MLFeatureValue { MLFeatureValue(int64: 0) }
    open var featureName: String { "" }
}

/// A request to a model, which is not run.
open class VNCoreMLRequest: VNImageBasedRequest {
    public let model: VNCoreMLModel
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}

// Core Image: images as recipes that become pixels where a program asks for them, and the filters that widgets use. A
// filter that Apple has and that is not drawn here says so once and gives its input unchanged, or nothing where it has
// no input. Colors are computed on sRGB's encoded values; Apple's default is linear light, so strong effects differ a
// little.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationSupplement

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputDisparityImageKey = "inputDisparityImage"
public let kCIInputDepthImageKey = "inputDepthImage"
public let kCIInputMatteImageKey = "inputMatteImage"
public let kCIInputShadingImageKey = "inputShadingImage"
public let kCIInputRefractionKey = "inputRefraction"
public let kCIInputWeightsKey = "inputWeights"
public let kCIInputBiasKey = "inputBias"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputColorKey = "inputColor"
public let kCIInputEVKey = "inputEV"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputTimeKey = "inputTime"
public let kCIInputGradientImageKey = "inputGradientImage"
public let kCIOutputImageKey = "outputImage"
public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeDefault = "CIAttributeDefault"
public let kCIAttributeClass = "CIAttributeClass"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"

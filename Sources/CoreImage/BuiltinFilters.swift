import CoreGraphics
import Foundation

// The classes behind `CIFilter.gaussianBlur()` and its kin: filters whose typed inputs lead to the inputs by name. None
// has state beside the base class's, which is guarded.

final class GaussianBlurFilter: CIFilter, CIGaussianBlur, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputRadius") var radius: Float
}

final class BoxBlurFilter: CIFilter, CIBoxBlur, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputRadius") var radius: Float
}

final class DiscBlurFilter: CIFilter, CIDiscBlur, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputRadius") var radius: Float
}

final class ColorControlsFilter: CIFilter, CIColorControls, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputSaturation") var saturation: Float
    @FilterInput("inputBrightness") var brightness: Float
    @FilterInput("inputContrast") var contrast: Float
}

final class ColorMonochromeFilter: CIFilter, CIColorMonochrome, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputColor") var color: CIColor
    @FilterInput("inputIntensity") var intensity: Float
}

final class SepiaToneFilter: CIFilter, CISepiaTone, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputIntensity") var intensity: Float
}

final class ExposureAdjustFilter: CIFilter, CIExposureAdjust, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputEV") var ev: Float
}

final class GammaAdjustFilter: CIFilter, CIGammaAdjust, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputPower") var power: Float
}

final class HueAdjustFilter: CIFilter, CIHueAdjust, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputAngle") var angle: Float
}

final class VibranceFilter: CIFilter, CIVibrance, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputAmount") var amount: Float
}

final class VignetteFilter: CIFilter, CIVignette, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputIntensity") var intensity: Float
    @FilterInput("inputRadius") var radius: Float
}

final class VignetteEffectFilter: CIFilter, CIVignetteEffect, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputCenter") var center: CGPoint
    @FilterInput("inputRadius") var radius: Float
    @FilterInput("inputIntensity") var intensity: Float
    @FilterInput("inputFalloff") var falloff: Float
}

final class ColorInvertFilter: CIFilter, CIColorInvert, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
}

final class ColorMatrixFilter: CIFilter, CIColorMatrix, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputRVector") var rVector: CIVector
    @FilterInput("inputGVector") var gVector: CIVector
    @FilterInput("inputBVector") var bVector: CIVector
    @FilterInput("inputAVector") var aVector: CIVector
    @FilterInput("inputBiasVector") var biasVector: CIVector
}

final class ColorClampFilter: CIFilter, CIColorClamp, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputMinComponents") var minComponents: CIVector
    @FilterInput("inputMaxComponents") var maxComponents: CIVector
}

final class ColorPosterizeFilter: CIFilter, CIColorPosterize, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputLevels") var levels: Float
}

final class ColorThresholdFilter: CIFilter, CIColorThreshold, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputThreshold") var threshold: Float
}

final class FalseColorFilter: CIFilter, CIFalseColor, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputColor0") var color0: CIColor
    @FilterInput("inputColor1") var color1: CIColor
}

final class MaskToAlphaFilter: CIFilter, CIMaskToAlpha, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
}

final class MinimumComponentFilter: CIFilter, CIMinimumComponent, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
}

final class MaximumComponentFilter: CIFilter, CIMaximumComponent, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
}

final class PixellateFilter: CIFilter, CIPixellate, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputCenter") var center: CGPoint
    @FilterInput("inputScale") var scale: Float
}

final class AreaAverageFilter: CIFilter, CIAreaAverage, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputExtent") var extent: CGRect
}

final class LanczosScaleTransformFilter: CIFilter, CILanczosScaleTransform, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputScale") var scale: Float
    @FilterInput("inputAspectRatio") var aspectRatio: Float
}

final class BlendWithMaskFilter: CIFilter, CIBlendWithMask, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputBackgroundImage") var backgroundImage: CIImage?
    @FilterInput("inputMaskImage") var maskImage: CIImage?
}

final class LinearGradientFilter: CIFilter, CILinearGradient, @unchecked Sendable {
    @FilterInput("inputPoint0") var point0: CGPoint
    @FilterInput("inputPoint1") var point1: CGPoint
    @FilterInput("inputColor0") var color0: CIColor
    @FilterInput("inputColor1") var color1: CIColor
}

final class SmoothLinearGradientFilter: CIFilter, CISmoothLinearGradient, @unchecked Sendable {
    @FilterInput("inputPoint0") var point0: CGPoint
    @FilterInput("inputPoint1") var point1: CGPoint
    @FilterInput("inputColor0") var color0: CIColor
    @FilterInput("inputColor1") var color1: CIColor
}

final class RadialGradientFilter: CIFilter, CIRadialGradient, @unchecked Sendable {
    @FilterInput("inputCenter") var center: CGPoint
    @FilterInput("inputRadius0") var radius0: Float
    @FilterInput("inputRadius1") var radius1: Float
    @FilterInput("inputColor0") var color0: CIColor
    @FilterInput("inputColor1") var color1: CIColor
}

final class GaussianGradientFilter: CIFilter, CIGaussianGradient, @unchecked Sendable {
    @FilterInput("inputCenter") var center: CGPoint
    @FilterInput("inputColor0") var color0: CIColor
    @FilterInput("inputColor1") var color1: CIColor
    @FilterInput("inputRadius") var radius: Float
}

final class RandomGeneratorFilter: CIFilter, CIRandomGenerator, @unchecked Sendable {}

final class CheckerboardGeneratorFilter: CIFilter, CICheckerboardGenerator, @unchecked Sendable {
    @FilterInput("inputCenter") var center: CGPoint
    @FilterInput("inputColor0") var color0: CIColor
    @FilterInput("inputColor1") var color1: CIColor
    @FilterInput("inputWidth") var width: Float
}

final class StripesGeneratorFilter: CIFilter, CIStripesGenerator, @unchecked Sendable {
    @FilterInput("inputCenter") var center: CGPoint
    @FilterInput("inputColor0") var color0: CIColor
    @FilterInput("inputColor1") var color1: CIColor
    @FilterInput("inputWidth") var width: Float
}

final class RoundedRectangleGeneratorFilter: CIFilter, CIRoundedRectangleGenerator, @unchecked Sendable {
    @FilterInput("inputExtent") var extent: CGRect
    @FilterInput("inputRadius") var radius: Float
    @FilterInput("inputColor") var color: CIColor
}

final class QRCodeGeneratorFilter: CIFilter, CIQRCodeGenerator, @unchecked Sendable {
    @FilterInput("inputMessage") var message: Data
    @FilterInput("inputCorrectionLevel") var correctionLevel: String
}

final class AztecCodeGeneratorFilter: CIFilter, CIAztecCodeGenerator, @unchecked Sendable {
    @FilterInput("inputMessage") var message: Data
    @FilterInput("inputCorrectionLevel") var correctionLevel: Float
}

final class PDF417BarcodeGeneratorFilter: CIFilter, CIPDF417BarcodeGenerator, @unchecked Sendable {
    @FilterInput("inputMessage") var message: Data
}

final class Code128BarcodeGeneratorFilter: CIFilter, CICode128BarcodeGenerator, @unchecked Sendable {
    @FilterInput("inputMessage") var message: Data
    @FilterInput("inputQuietSpace") var quietSpace: Float
    @FilterInput("inputBarcodeHeight") var barcodeHeight: Float
}

final class PhotoEffectFilter: CIFilter, CIPhotoEffect, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
}

final class BloomFilter: CIFilter, CIBloom, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputRadius") var radius: Float
    @FilterInput("inputIntensity") var intensity: Float
}

final class GloomFilter: CIFilter, CIGloom, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputRadius") var radius: Float
    @FilterInput("inputIntensity") var intensity: Float
}

final class MotionBlurFilter: CIFilter, CIMotionBlur, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputRadius") var radius: Float
    @FilterInput("inputAngle") var angle: Float
}

final class ZoomBlurFilter: CIFilter, CIZoomBlur, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputCenter") var center: CGPoint
    @FilterInput("inputAmount") var amount: Float
}

final class UnsharpMaskFilter: CIFilter, CIUnsharpMask, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputRadius") var radius: Float
    @FilterInput("inputIntensity") var intensity: Float
}

final class SharpenLuminanceFilter: CIFilter, CISharpenLuminance, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputSharpness") var sharpness: Float
    @FilterInput("inputRadius") var radius: Float
}

final class HighlightShadowAdjustFilter: CIFilter, CIHighlightShadowAdjust, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputRadius") var radius: Float
    @FilterInput("inputShadowAmount") var shadowAmount: Float
    @FilterInput("inputHighlightAmount") var highlightAmount: Float
}

final class TemperatureAndTintFilter: CIFilter, CITemperatureAndTint, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputNeutral") var neutral: CIVector
    @FilterInput("inputTargetNeutral") var targetNeutral: CIVector
}

final class ComicEffectFilter: CIFilter, CIComicEffect, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
}

final class CrystallizeFilter: CIFilter, CICrystallize, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputRadius") var radius: Float
    @FilterInput("inputCenter") var center: CGPoint
}

final class EdgesFilter: CIFilter, CIEdges, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputIntensity") var intensity: Float
}

final class ThermalFilter: CIFilter, CIThermal, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
}

final class XRayFilter: CIFilter, CIXRay, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
}

final class DitherFilter: CIFilter, CIDither, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputIntensity") var intensity: Float
}

final class MorphologyMaximumFilter: CIFilter, CIMorphologyMaximum, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputRadius") var radius: Float
}

final class MorphologyMinimumFilter: CIFilter, CIMorphologyMinimum, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputRadius") var radius: Float
}

final class TwirlDistortionFilter: CIFilter, CITwirlDistortion, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputCenter") var center: CGPoint
    @FilterInput("inputRadius") var radius: Float
    @FilterInput("inputAngle") var angle: Float
}

final class ColorCubeFilter: CIFilter, CIColorCube, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputCubeDimension") var cubeDimension: Float
    @FilterInput("inputCubeData") var cubeData: Data
}

final class CompositeOperationFilter: CIFilter, CICompositeOperation, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputBackgroundImage") var backgroundImage: CIImage?
}

final class PerspectiveCorrectionFilter: CIFilter, CIPerspectiveCorrection, @unchecked Sendable {
    @FilterInput("inputImage") var inputImage: CIImage?
    @FilterInput("inputTopLeft") var topLeft: CGPoint
    @FilterInput("inputTopRight") var topRight: CGPoint
    @FilterInput("inputBottomRight") var bottomRight: CGPoint
    @FilterInput("inputBottomLeft") var bottomLeft: CGPoint
    @FilterInput("inputCrop") var crop: Bool
}

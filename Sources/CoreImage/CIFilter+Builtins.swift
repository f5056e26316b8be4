import Foundation

extension CIFilter {
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { GaussianBlurFilter(known: "CIGaussianBlur") }
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BoxBlurFilter(known: "CIBoxBlur") }
    public class func discBlur() -> any CIFilter & CIDiscBlur { DiscBlurFilter(known: "CIDiscBlur") }
    public class func colorControls() -> any CIFilter & CIColorControls {
        ColorControlsFilter(known: "CIColorControls")
    }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
        ColorMonochromeFilter(known: "CIColorMonochrome")
    }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { SepiaToneFilter(known: "CISepiaTone") }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
        ExposureAdjustFilter(known: "CIExposureAdjust")
    }
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { GammaAdjustFilter(known: "CIGammaAdjust") }
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { HueAdjustFilter(known: "CIHueAdjust") }
    public class func vibrance() -> any CIFilter & CIVibrance { VibranceFilter(known: "CIVibrance") }
    public class func vignette() -> any CIFilter & CIVignette { VignetteFilter(known: "CIVignette") }
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
        VignetteEffectFilter(known: "CIVignetteEffect")
    }
    public class func colorInvert() -> any CIFilter & CIColorInvert { ColorInvertFilter(known: "CIColorInvert") }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { ColorMatrixFilter(known: "CIColorMatrix") }
    public class func colorClamp() -> any CIFilter & CIColorClamp { ColorClampFilter(known: "CIColorClamp") }
    public class func colorPosterize() -> any CIFilter & CIColorPosterize {
        ColorPosterizeFilter(known: "CIColorPosterize")
    }
    public class func colorThreshold() -> any CIFilter & CIColorThreshold {
        ColorThresholdFilter(known: "CIColorThreshold")
    }
    public class func falseColor() -> any CIFilter & CIFalseColor { FalseColorFilter(known: "CIFalseColor") }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { MaskToAlphaFilter(known: "CIMaskToAlpha") }
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
        MinimumComponentFilter(known: "CIMinimumComponent")
    }
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
        MaximumComponentFilter(known: "CIMaximumComponent")
    }
    public class func pixellate() -> any CIFilter & CIPixellate { PixellateFilter(known: "CIPixellate") }
    public class func areaAverage() -> any CIFilter & CIAreaAverage { AreaAverageFilter(known: "CIAreaAverage") }
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        PerspectiveCorrectionFilter(known: "CIPerspectiveCorrection")
    }
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        LanczosScaleTransformFilter(known: "CILanczosScaleTransform")
    }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
        BlendWithMaskFilter(known: "CIBlendWithMask")
    }
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
        BlendWithMaskFilter(known: "CIBlendWithAlphaMask")
    }
    public class func linearGradient() -> any CIFilter & CILinearGradient {
        LinearGradientFilter(known: "CILinearGradient")
    }
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        SmoothLinearGradientFilter(known: "CISmoothLinearGradient")
    }
    public class func radialGradient() -> any CIFilter & CIRadialGradient {
        RadialGradientFilter(known: "CIRadialGradient")
    }
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
        GaussianGradientFilter(known: "CIGaussianGradient")
    }
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
        RandomGeneratorFilter(known: "CIRandomGenerator")
    }
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        CheckerboardGeneratorFilter(known: "CICheckerboardGenerator")
    }
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
        StripesGeneratorFilter(known: "CIStripesGenerator")
    }
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        RoundedRectangleGeneratorFilter(known: "CIRoundedRectangleGenerator")
    }
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        QRCodeGeneratorFilter(known: "CIQRCodeGenerator")
    }
    public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
        AztecCodeGeneratorFilter(known: "CIAztecCodeGenerator")
    }
    public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
        PDF417BarcodeGeneratorFilter(known: "CIPDF417BarcodeGenerator")
    }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        Code128BarcodeGeneratorFilter(known: "CICode128BarcodeGenerator")
    }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(known: "CIPhotoEffectMono")
    }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(known: "CIPhotoEffectNoir")
    }
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(known: "CIPhotoEffectTonal")
    }
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(known: "CIPhotoEffectFade")
    }
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(known: "CIPhotoEffectChrome")
    }
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(known: "CIPhotoEffectProcess")
    }
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(known: "CIPhotoEffectTransfer")
    }
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(known: "CIPhotoEffectInstant")
    }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CISourceOverCompositing")
    }
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CISourceAtopCompositing")
    }
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIMultiplyBlendMode")
    }
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIMultiplyCompositing")
    }
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIScreenBlendMode")
    }
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIOverlayBlendMode")
    }
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIDarkenBlendMode")
    }
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CILightenBlendMode")
    }
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIColorDodgeBlendMode")
    }
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIColorBurnBlendMode")
    }
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CISoftLightBlendMode")
    }
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIHardLightBlendMode")
    }
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIDifferenceBlendMode")
    }
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIExclusionBlendMode")
    }
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIHueBlendMode")
    }
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CISaturationBlendMode")
    }
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIColorBlendMode")
    }
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CILuminosityBlendMode")
    }
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(known: "CIAdditionCompositing")
    }
    public class func bloom() -> any CIFilter & CIBloom { BloomFilter(known: "CIBloom") }
    public class func gloom() -> any CIFilter & CIGloom { GloomFilter(known: "CIGloom") }
    public class func motionBlur() -> any CIFilter & CIMotionBlur { MotionBlurFilter(known: "CIMotionBlur") }
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { ZoomBlurFilter(known: "CIZoomBlur") }
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { UnsharpMaskFilter(known: "CIUnsharpMask") }
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
        SharpenLuminanceFilter(known: "CISharpenLuminance")
    }
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        HighlightShadowAdjustFilter(known: "CIHighlightShadowAdjust")
    }
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        TemperatureAndTintFilter(known: "CITemperatureAndTint")
    }
    public class func comicEffect() -> any CIFilter & CIComicEffect { ComicEffectFilter(known: "CIComicEffect") }
    public class func crystallize() -> any CIFilter & CICrystallize { CrystallizeFilter(known: "CICrystallize") }
    public class func edges() -> any CIFilter & CIEdges { EdgesFilter(known: "CIEdges") }
    public class func thermal() -> any CIFilter & CIThermal { ThermalFilter(known: "CIThermal") }
    public class func xRay() -> any CIFilter & CIXRay { XRayFilter(known: "CIXRay") }
    public class func dither() -> any CIFilter & CIDither { DitherFilter(known: "CIDither") }
    public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
        MorphologyMaximumFilter(known: "CIMorphologyMaximum")
    }
    public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
        MorphologyMinimumFilter(known: "CIMorphologyMinimum")
    }
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
        TwirlDistortionFilter(known: "CITwirlDistortion")
    }
    public class func colorCube() -> any CIFilter & CIColorCube { ColorCubeFilter(known: "CIColorCube") }
}

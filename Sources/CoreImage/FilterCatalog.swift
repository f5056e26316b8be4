import CoreGraphics
import Foundation

/// The filters that are drawn, the defaults of their inputs, and the names that Apple has beside them.
enum FilterCatalog {
    /// A filter that is drawn.
    struct Entry: Sendable {
        /// The inputs' values in a new filter, as Core Image's reference gives them.
        // They are numbers, texts, colors and vectors, none of which changes.
        nonisolated(unsafe) var defaults: [String: Any] = [:]
        /// The inputs that are images.
        var images = [kCIInputImageKey]
        let draw: @Sendable (CIFilter) -> CIImage?

        init(
            _ defaults: [String: Any] = [:], images: [String] = [kCIInputImageKey],
            draw: @escaping @Sendable (CIFilter) -> CIImage?
        ) {
            (self.defaults, self.images, self.draw) = (defaults, images, draw)
        }
    }

    private static let entries: [String: Entry] = colorFilters.merging(geometryFilters) { $1 }
        .merging(blendFilters) { $1 }.merging(pixelFilters) { $1 }.merging(generators) { $1 }

    static let drawnNames = entries.keys.sorted()

    /// The defaults of a filter; nil where Apple has none of this name.
    static func defaults(of name: String) -> [String: Any]? {
        if let entry = entries[name] { return entry.defaults }
        return undrawnNames.contains(name) ? [:] : nil
    }

    static func images(of name: String) -> [String] { entries[name]?.images ?? [] }

    static func output(of filter: CIFilter) -> CIImage? {
        if let entry = entries[filter.name] { return entry.draw(filter) }
        let input = filter.image()
        FrameworkWarning.report(
            "the Core Image filter \(filter.name) is not drawn here; "
                + (input == nil ? "it gives no image." : "it gives its input unchanged."))
        return input
    }

    /// Apple's other filters, without "CI".
    private static let undrawnNames = Set(
        """
        AccordionFoldTransition AffineClamp AffineTile AreaAlphaWeightedHistogram AreaBoundsRed AreaHistogram \
        AreaLogarithmicHistogram AreaMaximum AreaMaximumAlpha AreaMinMax AreaMinMaxRed AreaMinimum AreaMinimumAlpha \
        AttributedTextImageGenerator BarsSwipeTransition BicubicScaleTransform Bloom BokehBlur BumpDistortion \
        BumpDistortionLinear CMYKHalftone CameraCalibrationLensCorrection CannyEdgeDetector CircleSplashDistortion \
        CircularScreen CircularWrap ColorAbsoluteDifference ColorCrossPolynomial ColorCube ColorCubeWithColorSpace \
        ColorCubesMixedWithMask ColorCurves ColorPolynomial ColorThresholdOtsu ColumnAverage ComicEffect \
        Convolution3X3 Convolution5X5 Convolution7X7 Convolution9Horizontal Convolution9Vertical \
        ConvolutionRGB3X3 ConvolutionRGB5X5 CopyMachineTransition CoreMLModelFilter Crystallize DepthBlurEffect \
        DepthOfField DepthToDisparity DisintegrateWithMaskTransition DisparityToDepth DisplacementDistortion \
        DissolveTransition Dither DocumentEnhancer DotScreen Droste EdgePreserveUpsampleFilter EdgeWork Edges \
        EightfoldReflectedTile FlashTransition FourfoldReflectedTile FourfoldRotatedTile FourfoldTranslatedTile \
        GaborGradients GlassDistortion GlassLozenge GlideReflectedTile Gloom GuidedFilter HatchedScreen \
        HeightFieldFromMask HexagonalPixellate HighlightShadowAdjust HistogramDisplayFilter HoleDistortion \
        HueSaturationValueGradient KMeans Kaleidoscope KeystoneCorrectionCombined KeystoneCorrectionHorizontal \
        KeystoneCorrectionVertical LabDeltaE LenticularHaloGenerator LightTunnel LineOverlay LineScreen \
        LinearLightBlendMode MaskedVariableBlur MaximumScaleTransform MedianFilter MeshGenerator Mix ModTransition \
        MorphologyGradient MorphologyMaximum MorphologyMinimum MorphologyRectangleMaximum \
        MorphologyRectangleMinimum MotionBlur NinePartStretched NinePartTiled NoiseReduction OpTile PageCurlTransition \
        PageCurlWithShadowTransition PaletteCentroid Palettize ParallelogramTile PersonSegmentation \
        PerspectiveCorrection PerspectiveRotate PerspectiveTile PerspectiveTransform \
        PerspectiveTransformWithExtent PinchDistortion Pointillize RippleTransition RowAverage \
        SaliencyMapFilter SharpenLuminance ShadedMaterial SixfoldReflectedTile SixfoldRotatedTile SobelGradients \
        SpotColor SpotLight StarShineGenerator StraightenFilter StretchCrop SunbeamsGenerator SwipeTransition \
        TemperatureAndTint TextImageGenerator Thermal ToneCurve ToneMapHeadroom TorusLensDistortion \
        TriangleKaleidoscope TriangleTile TwelvefoldReflectedTile TwirlDistortion UnsharpMask VortexDistortion WhitePointAdjust XRay \
        ZoomBlur BlurredRectangleGenerator BlurredRoundedRectangleGenerator RoundedQRCodeGenerator
        """.split(separator: " ").map { "CI" + $0.trimmingCharacters(in: .whitespacesAndNewlines) })
}

import CoreGraphics
import DisplayList
import Foundation

extension FilterCatalog {
    /// Blurs, crops and transforms.
    static let geometryFilters: [String: Entry] = [
        "CIGaussianBlur": Entry(["inputRadius": 10.0]) { $0.image()?.blurred(deviation: $0.number("inputRadius")) },
        // Both blurs are drawn as the Gaussian blur with the same variance.
        "CIBoxBlur": Entry(["inputRadius": 10.0]) { filter in
            let side = 2 * filter.number("inputRadius") + 1
            return filter.image()?.blurred(deviation: ((side * side - 1) / 12).squareRoot())
        },
        "CIDiscBlur": Entry(["inputRadius": 8.0]) { $0.image()?.blurred(deviation: $0.number("inputRadius") / 2) },
        "CICrop": Entry(["inputRectangle": CIVector(x: -1e7, y: -1e7, z: 2e7, w: 2e7)]) { filter in
            filter.image()?.cropped(to: filter.vector("inputRectangle").cgRectValue)
        },
        "CIClamp": Entry(["inputExtent": CIVector(x: 0, y: 0, z: 640, w: 80)]) { filter in
            filter.image()?.clamped(to: filter.vector("inputExtent").cgRectValue)
        },
        "CIAffineTransform": Entry { $0.image()?.transformed(by: $0.transform("inputTransform")) },
        "CILanczosScaleTransform": Entry(["inputScale": 1.0, "inputAspectRatio": 1.0]) { filter in
            let scale = filter.number("inputScale")
            return filter.image()?.transformed(
                by: CGAffineTransform(scaleX: scale * filter.number("inputAspectRatio"), y: scale))
        },
    ]

    private static func mode(_ mode: BlendMode) -> Entry {
        Entry(images: [kCIInputImageKey, kCIInputBackgroundImageKey]) { filter in
            guard let image = filter.image() else { return nil }
            guard let background = filter.image(kCIInputBackgroundImageKey) else { return image }
            return image.blended(over: background, mode)
        }
    }

    /// The input where a mask is opaque or light, over a background.
    private static func masked(byLuminance: Bool) -> Entry {
        Entry(images: [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]) { filter in
            guard let image = filter.image() else { return nil }
            guard let mask = filter.image(kCIInputMaskImageKey) else { return filter.image(kCIInputBackgroundImageKey) }
            var shape = DisplayGroup(items: mask.items)
            if byLuminance { shape.filters = [.luminanceToAlpha] }
            let visible = image.grouped(extent: image.extent) { $0.mask = [.group(shape)] }
            return filter.image(kCIInputBackgroundImageKey).map { visible.composited(over: $0) } ?? visible
        }
    }

    /// Filters that put an image over another.
    static let blendFilters: [String: Entry] = [
        "CISourceOverCompositing": mode(.normal),
        "CISourceAtopCompositing": mode(.sourceAtop),
        "CIMultiplyBlendMode": mode(.multiply),
        "CIMultiplyCompositing": mode(.multiply),
        "CIScreenBlendMode": mode(.screen),
        "CIOverlayBlendMode": mode(.overlay),
        "CIDarkenBlendMode": mode(.darken),
        "CILightenBlendMode": mode(.lighten),
        "CIColorDodgeBlendMode": mode(.colorDodge),
        "CIColorBurnBlendMode": mode(.colorBurn),
        "CISoftLightBlendMode": mode(.softLight),
        "CIHardLightBlendMode": mode(.hardLight),
        "CIDifferenceBlendMode": mode(.difference),
        "CIExclusionBlendMode": mode(.exclusion),
        "CIHueBlendMode": mode(.hue),
        "CISaturationBlendMode": mode(.saturation),
        "CIColorBlendMode": mode(.color),
        "CILuminosityBlendMode": mode(.luminosity),
        "CIAdditionCompositing": mode(.plusLighter),
        "CIBlendWithMask": masked(byLuminance: true),
        "CIBlendWithAlphaMask": masked(byLuminance: false),
    ]
}

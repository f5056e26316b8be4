import CoreGraphics
import DisplayList
import Foundation

/// Matrices of colors: rows red, green, blue and alpha; columns the same and a constant.
private enum ColorMatrix {
    static let identity: [Double] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]

    /// BT.709's weights of luminance.
    static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

    static func saturation(_ amount: Double) -> [Double] {
        let (r, g, b) = luminance
        let rest = 1 - amount
        return [
            rest * r + amount, rest * g, rest * b, 0, 0,
            rest * r, rest * g + amount, rest * b, 0, 0,
            rest * r, rest * g, rest * b + amount, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    /// Multiplies and adds the same to red, green and blue.
    static func scale(_ factor: Double, adding constant: Double) -> [Double] {
        [factor, 0, 0, 0, constant, 0, factor, 0, 0, constant, 0, 0, factor, 0, constant, 0, 0, 0, 1, 0]
    }

    /// The matrix that applies `first`, then `second`.
    static func joined(_ first: [Double], _ second: [Double]) -> [Double] {
        var result = [Double](repeating: 0, count: 20)
        for row in 0..<4 {
            for column in 0..<5 {
                let sum = (0..<4).reduce(0.0) { $0 + second[row * 5 + $1] * first[$1 * 5 + column] }
                result[row * 5 + column] = sum + (column == 4 ? second[row * 5 + 4] : 0)
            }
        }
        return result
    }

    static func mixed(_ first: [Double], _ second: [Double], _ part: Double) -> [Double] {
        zip(first, second).map { $0 + ($1 - $0) * part }
    }

    /// The luminance in a color.
    static func monochrome(_ color: CIColor) -> [Double] {
        let (r, g, b) = luminance
        func row(_ part: CGFloat) -> [Double] { [r * Double(part), g * Double(part), b * Double(part), 0, 0] }
        return row(color.red) + row(color.green) + row(color.blue) + [0, 0, 0, 1, 0]
    }

    /// The turn of hues around gray that keeps luminance, as SVG and CSS define it.
    static func hueRotation(_ angle: Double) -> [Double] {
        let (c, s) = (cos(angle), sin(angle))
        return [
            0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
            0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
            0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    /// The usual sepia, as CSS has it.
    static let sepia: [Double] = [
        0.393, 0.769, 0.189, 0, 0, 0.349, 0.686, 0.168, 0, 0, 0.272, 0.534, 0.131, 0, 0, 0, 0, 0, 1, 0,
    ]
}

extension CIImage {
    /// The image with its colors multiplied by a matrix.
    fileprivate func colored(_ matrix: [Double]) -> CIImage {
        grouped(extent: extent, clamped: clamped) { $0.filters = [.colorMatrix(matrix)] }
    }
}

extension FilterCatalog {
    private static func matrix(
        _ defaults: [String: Any] = [:], _ make: @escaping @Sendable (CIFilter) -> [Double]
    ) -> Entry {
        Entry(defaults) { filter in filter.image()?.colored(make(filter)) }
    }

    /// Filters that change each color by itself, as a matrix does.
    static let colorFilters: [String: Entry] = [
        "CIColorControls": matrix(["inputSaturation": 1.0, "inputBrightness": 0.0, "inputContrast": 1.0]) { filter in
            let contrast = Double(filter.number("inputContrast"))
            let brightness = Double(filter.number("inputBrightness"))
            return ColorMatrix.joined(
                ColorMatrix.saturation(Double(filter.number("inputSaturation"))),
                ColorMatrix.scale(contrast, adding: 0.5 - 0.5 * contrast + brightness))
        },
        "CIColorMonochrome": matrix([
            "inputColor": CIColor(red: 0.6, green: 0.45, blue: 0.3), "inputIntensity": 1.0,
        ]) { filter in
            ColorMatrix.mixed(
                ColorMatrix.identity, ColorMatrix.monochrome(filter.color("inputColor")),
                Double(filter.number("inputIntensity")))
        },
        "CISepiaTone": matrix(["inputIntensity": 1.0]) { filter in
            ColorMatrix.mixed(ColorMatrix.identity, ColorMatrix.sepia, Double(filter.number("inputIntensity")))
        },
        "CIColorInvert": matrix { _ in ColorMatrix.scale(-1, adding: 1) },
        "CIHueAdjust": matrix(["inputAngle": 0.0]) { ColorMatrix.hueRotation(Double($0.number("inputAngle"))) },
        "CIColorMatrix": matrix([
            "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
            "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
            "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
        ]) { filter in
            let bias = filter.vector("inputBiasVector")
            return ["R", "G", "B", "A"].enumerated().flatMap { index, letter in
                let row = filter.vector("input\(letter)Vector")
                return [row.x, row.y, row.z, row.w, bias.value(at: index)].map(Double.init)
            }
        },
        "CIPhotoEffectMono": matrix { _ in ColorMatrix.saturation(0) },
        "CIPhotoEffectTonal": matrix { _ in ColorMatrix.saturation(0) },
        "CIPhotoEffectNoir": matrix { _ in
            ColorMatrix.joined(ColorMatrix.saturation(0), ColorMatrix.scale(1.35, adding: -0.175))
        },
        "CIPhotoEffectFade": matrix { _ in
            ColorMatrix.joined(ColorMatrix.saturation(0.8), ColorMatrix.scale(0.8, adding: 0.12))
        },
        "CIPhotoEffectChrome": matrix { _ in
            ColorMatrix.joined(ColorMatrix.saturation(1.25), ColorMatrix.scale(1.1, adding: -0.05))
        },
        "CIPhotoEffectProcess": matrix { _ in
            [1, 0, 0, 0, -0.02, 0, 1.02, 0, 0, 0.02, 0, 0, 0.95, 0, 0.07, 0, 0, 0, 1, 0]
        },
        "CIPhotoEffectTransfer": matrix { _ in [1.05, 0, 0, 0, 0.03, 0, 1, 0, 0, 0.01, 0, 0, 0.85, 0, 0, 0, 0, 0, 1, 0]
        },
        "CIPhotoEffectInstant": matrix { _ in
            ColorMatrix.joined(
                ColorMatrix.saturation(0.75),
                [1.05, 0, 0, 0, 0.05, 0, 1, 0, 0, 0.03, 0, 0, 0.85, 0, 0.05, 0, 0, 0, 1, 0])
        },
        "CIMaskToAlpha": Entry { filter in
            filter.image().map { image in
                image.grouped(extent: image.extent) {
                    $0.filters = [
                        .luminanceToAlpha, .colorMatrix([0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0]),
                    ]
                }
            }
        },
        "CIMinimumComponent": Entry { $0.image()?.mapped { Pixel(gray: min($0.red, $0.green, $0.blue), $0.alpha) } },
        "CIMaximumComponent": Entry { $0.image()?.mapped { Pixel(gray: max($0.red, $0.green, $0.blue), $0.alpha) } },
    ]
}

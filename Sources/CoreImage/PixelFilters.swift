import CairoGraphics
import CoreGraphics
import DisplayList
import Foundation

/// A color without premultiplication; components are 0…1.
struct Pixel {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(gray: Double, _ alpha: Double) { self.init(gray, gray, gray, alpha) }

    init(premultiplied pixel: UInt32) {
        let alpha = Double(pixel >> 24)
        func part(_ shift: UInt32) -> Double { alpha > 0 ? min(1, Double(pixel >> shift & 255) / alpha) : 0 }
        self.init(part(16), part(8), part(0), alpha / 255)
    }

    var premultiplied: UInt32 {
        let opacity = min(1, max(0, alpha))
        func part(_ value: Double) -> UInt32 { UInt32((min(1, max(0, value)) * opacity * 255).rounded()) }
        return UInt32((opacity * 255).rounded()) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }

    /// The color with a function applied to red, green and blue.
    func each(_ change: (Double) -> Double) -> Pixel { Pixel(change(red), change(green), change(blue), alpha) }
}

extension CIImage {
    /// The image with each pixel changed. An image without end is given unchanged, which is said once.
    func mapped(_ change: (Pixel) -> Pixel) -> CIImage { mapped { pixel, _ in change(pixel) } }

    /// The same with the place of the pixel's center.
    func mapped(_ change: (Pixel, CGPoint) -> Pixel) -> CIImage {
        let rect = clamped ?? extent
        guard !rect.isInfinite, let source = bitmap(of: rect.integral) else {
            if extent.isInfinite {
                FrameworkWarning.report(
                    "a Core Image filter that computes pixel by pixel got an image without end; crop it first."
                )
            }
            return self
        }
        let area = rect.integral
        let result = Bitmap(width: source.width, height: source.height) { pixels in
            source.withPixels { old in
                for y in 0..<source.height {
                    for x in 0..<source.width {
                        let index = y * source.width + x
                        let place = CGPoint(x: area.minX + CGFloat(x) + 0.5, y: area.maxY - CGFloat(y) - 0.5)
                        pixels[index] = change(Pixel(premultiplied: old[index]), place).premultiplied
                    }
                }
            }
        }
        return CIImage(bitmap: result, in: area, clamped: clamped == nil ? nil : area)
    }
}

extension FilterCatalog {
    private static func pixels(
        _ defaults: [String: Any] = [:], _ make: @escaping @Sendable (CIFilter, Pixel) -> Pixel
    ) -> Entry {
        Entry(defaults) { filter in filter.image()?.mapped { make(filter, $0) } }
    }

    /// Filters that are computed pixel by pixel.
    static let pixelFilters: [String: Entry] = [
        "CIExposureAdjust": Entry(["inputEV": 0.0]) { filter in
            let gain = pow(2, Double(filter.number("inputEV")))
            return filter.image()?.mapped { $0.each { TransferCurve.encoded(TransferCurve.linear($0) * gain) } }
        },
        "CIGammaAdjust": Entry(["inputPower": 1.0]) { filter in
            let power = Double(filter.number("inputPower"))
            return filter.image()?.mapped { $0.each { pow(max(0, $0), power) } }
        },
        "CIVibrance": Entry(["inputAmount": 0.0]) { filter in
            let amount = Double(filter.number("inputAmount"))
            return filter.image()?.mapped { pixel in
                let (low, high) = (min(pixel.red, pixel.green, pixel.blue), max(pixel.red, pixel.green, pixel.blue))
                let gray = 0.2126 * pixel.red + 0.7152 * pixel.green + 0.0722 * pixel.blue
                // What is pale gains most.
                let factor = 1 + amount * (1 - (high - low))
                return pixel.each { gray + ($0 - gray) * factor }
            }
        },
        "CIColorPosterize": Entry(["inputLevels": 6.0]) { filter in
            let levels = max(2, Double(filter.number("inputLevels")))
            return filter.image()?.mapped { $0.each { min(1, ($0 * levels).rounded(.down) / (levels - 1)) } }
        },
        "CIColorClamp": Entry([
            "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0),
            "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
        ]) { filter in
            let (low, high) = (filter.vector("inputMinComponents"), filter.vector("inputMaxComponents"))
            func clamp(_ value: Double, _ index: Int) -> Double {
                min(Double(high.value(at: index)), max(Double(low.value(at: index)), value))
            }
            return filter.image()?.mapped {
                Pixel(clamp($0.red, 0), clamp($0.green, 1), clamp($0.blue, 2), clamp($0.alpha, 3))
            }
        },
        "CIColorThreshold": Entry(["inputThreshold": 0.5]) { filter in
            let threshold = Double(filter.number("inputThreshold"))
            return filter.image()?.mapped { $0.each { $0 >= threshold ? 1 : 0 } }
        },
        "CIFalseColor": Entry([
            "inputColor0": CIColor(red: 0.3, green: 0, blue: 0), "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
        ]) { filter in
            let (dark, light) = (filter.color("inputColor0"), filter.color("inputColor1"))
            func mix(_ dark: CGFloat, _ light: CGFloat, _ part: Double) -> Double {
                Double(dark) + (Double(light) - Double(dark)) * part
            }
            return filter.image()?.mapped { pixel in
                let gray = 0.2126 * pixel.red + 0.7152 * pixel.green + 0.0722 * pixel.blue
                return Pixel(
                    mix(dark.red, light.red, gray), mix(dark.green, light.green, gray),
                    mix(dark.blue, light.blue, gray), pixel.alpha * mix(dark.alpha, light.alpha, gray))
            }
        },
        "CILinearToSRGBToneCurve": Entry { $0.image()?.mapped { $0.each(TransferCurve.encoded) } },
        "CISRGBToneCurveToLinear": Entry { $0.image()?.mapped { $0.each(TransferCurve.linear) } },
        "CIVignette": Entry(["inputIntensity": 0.0, "inputRadius": 1.0]) { filter in
            guard let image = filter.image() else { return nil }
            let rect = image.clamped ?? image.extent
            let (intensity, radius) = (
                Double(filter.number("inputIntensity")), max(0.01, Double(filter.number("inputRadius")))
            )
            let half = Double(hypot(rect.width, rect.height)) / 2
            return image.mapped { pixel, place in
                let distance = Double(hypot(place.x - rect.midX, place.y - rect.midY)) / half
                // A guess at Apple's curve: nothing in the middle, all of the intensity in the corners.
                let shade = 1 - intensity * 0.5 * pow(min(1, distance), 2) * min(2, radius)
                return pixel.each { $0 * max(0, shade) }
            }
        },
        "CIVignetteEffect": Entry([
            "inputCenter": CIVector(x: 150, y: 150), "inputRadius": 150.0, "inputIntensity": 1.0, "inputFalloff": 0.5,
        ]) { filter in
            let center = filter.vector("inputCenter").cgPointValue
            let (radius, intensity) = (
                max(1, Double(filter.number("inputRadius"))), Double(filter.number("inputIntensity"))
            )
            let falloff = max(0.01, Double(filter.number("inputFalloff")))
            return filter.image()?.mapped { pixel, place in
                let distance = Double(hypot(place.x - center.x, place.y - center.y)) / radius
                let edge = min(1, max(0, (distance - 1 + falloff) / (2 * falloff)))
                return pixel.each { $0 * max(0, 1 - intensity * edge * edge * (3 - 2 * edge)) }
            }
        },
        "CIPixellate": Entry(["inputCenter": CIVector(x: 150, y: 150), "inputScale": 8.0]) { filter in
            guard let image = filter.image() else { return nil }
            let rect = (image.clamped ?? image.extent).integral
            let (center, side) = (filter.vector("inputCenter").cgPointValue, max(1, filter.number("inputScale")))
            guard side > 1, let source = rect.isInfinite ? nil : image.bitmap(of: rect) else { return image }
            func snapped(_ value: CGFloat, _ origin: CGFloat) -> CGFloat {
                ((value - origin) / side).rounded(.down) * side + side / 2 + origin
            }
            return image.mapped { _, place in
                let x = min(rect.maxX - 1, max(rect.minX, snapped(place.x, center.x)))
                let y = min(rect.maxY - 0.5, max(rect.minY, snapped(place.y, center.y)))
                return Pixel(premultiplied: source.premultipliedPixel(x: Int(x - rect.minX), y: Int(rect.maxY - y)))
            }
        },
        "CIAreaAverage": Entry(["inputExtent": CIVector(x: 0, y: 0, z: 640, w: 80)]) { filter in
            guard let image = filter.image() else { return nil }
            let rect = filter.vector("inputExtent").cgRectValue.intersection(image.extent)
            guard let bitmap = rect.isNull ? nil : image.bitmap(of: rect.integral) else { return .empty() }
            var sums = (0.0, 0.0, 0.0, 0.0)
            bitmap.withPixels { pixels in
                for pixel in pixels {
                    sums.0 += Double(pixel >> 16 & 255)
                    sums.1 += Double(pixel >> 8 & 255)
                    sums.2 += Double(pixel & 255)
                    sums.3 += Double(pixel >> 24)
                }
            }
            let count = Double(bitmap.width * bitmap.height)
            let mean = [sums.3, sums.0, sums.1, sums.2].reduce(UInt32(0)) { $0 << 8 | UInt32(($1 / count).rounded()) }
            return CIImage(
                bitmap: Bitmap(width: 1, height: 1) { $0[0] = mean }, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        },
    ]
}

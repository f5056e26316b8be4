import DisplayList
import Foundation

/// A parser of the `transform` attribute of an SVG element (SVG 1.1, section 7.6).
enum SVGTransform {
    /// Returns the transformation, or the identity for invalid text.
    static func parse(_ text: String) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for part in text.split(separator: ")") {
            let halves = part.split(separator: "(", maxSplits: 1)
            guard halves.count == 2 else { continue }
            let name = halves[0].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t\r"))
            let values = halves[1].split(whereSeparator: { ", \n\t\r".contains($0) }).compactMap { Double($0) }
            result = single(name, values.map { CGFloat($0) }).concatenating(result)
        }
        return result
    }

    private static func single(_ name: String, _ values: [CGFloat]) -> CGAffineTransform {
        switch (name, values.count) {
        case ("matrix", 6):
            return CGAffineTransform(values[0], values[1], values[2], values[3], values[4], values[5])
        case ("translate", 1): return CGAffineTransform(translationX: values[0], y: 0)
        case ("translate", 2): return CGAffineTransform(translationX: values[0], y: values[1])
        case ("scale", 1): return CGAffineTransform(scaleX: values[0], y: values[0])
        case ("scale", 2): return CGAffineTransform(scaleX: values[0], y: values[1])
        case ("rotate", 1): return CGAffineTransform(rotationAngle: values[0] * .pi / 180)
        case ("rotate", 3):
            return CGAffineTransform(translationX: -values[1], y: -values[2])
                .concatenating(CGAffineTransform(rotationAngle: values[0] * .pi / 180))
                .concatenating(CGAffineTransform(translationX: values[1], y: values[2]))
        case ("skewX", 1): return CGAffineTransform(1, 0, tan(values[0] * .pi / 180), 1, 0, 0)
        case ("skewY", 1): return CGAffineTransform(1, tan(values[0] * .pi / 180), 0, 1, 0, 0)
        default: return .identity
        }
    }
}

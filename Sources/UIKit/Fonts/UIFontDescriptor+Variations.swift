import Foundation
import FoundationSupplement

// The variations of a font: values of its axes, by the axes' tags as numbers of four bytes.

extension UIFontDescriptor.AttributeName {
    static let variation = Self(rawValue: "NSCTFontVariationAttribute")
}

extension UIFontDescriptor {
    private static let weightAxis = 0x7767_6874
    /// The weights of OpenType (`usWeightClass`), with UIKit's.
    private static let weights: [(value: CGFloat, weight: UIFont.Weight)] = [
        (100, .ultraLight), (200, .thin), (300, .light), (400, .regular), (500, .medium), (600, .semibold), (700, .bold), (800, .heavy),
        (900, .black),
    ]

    /// The weight that variations ask for; nil where they do not. Other axes are not drawn, and that is said once.
    static func weight(ofVariations variations: Any?) -> UIFont.Weight? {
        guard let variations = variations as? [AnyHashable: Any] else { return nil }
        var weight: UIFont.Weight?
        for (key, value) in variations {
            guard let tag = number(key.base), let value = number(value) else { continue }
            if Int(tag) == weightAxis { weight = self.weight(at: value) } else { sayNotDrawn(Int(tag)) }
        }
        return weight
    }

    private static func weight(at value: CGFloat) -> UIFont.Weight {
        guard let next = weights.firstIndex(where: { $0.value >= value }) else { return .black }
        guard next > 0 else { return .ultraLight }
        let (low, high) = (weights[next - 1], weights[next])
        let part = (value - low.value) / (high.value - low.value)
        return UIFont.Weight(low.weight.rawValue + part * (high.weight.rawValue - low.weight.rawValue))
    }

    private static func sayNotDrawn(_ tag: Int) {
        let name = String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: tag >> (24 - 8 * $0)) }, as: UTF8.self)
        FrameworkWarning.report("The variation axis \(name) of a font is not drawn; of the axes, a descriptor's weight alone is.")
    }

    static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as UInt32: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}

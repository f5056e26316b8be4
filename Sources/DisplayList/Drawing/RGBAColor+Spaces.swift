import Foundation

/// The transfer curve of sRGB (IEC 61966-2-1), mirrored below zero for colors outside the gamut.
package enum TransferCurve {
    /// Returns the linear light of a gamma-encoded component. Both are 0…1 within the gamut.
    package static func linear(_ encoded: Double) -> Double {
        let magnitude = abs(encoded)
        let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -linear : linear
    }

    /// Returns the gamma-encoded component of a linear one. Both are 0…1 within the gamut.
    package static func encoded(_ linear: Double) -> Double {
        let magnitude = abs(linear)
        let encoded = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return linear < 0 ? -encoded : encoded
    }
}

/// Three components of a color, in the space that the context determines.
package typealias ColorTriple = (Double, Double, Double)

extension RGBAColor {
    /// The components in linear light.
    package var linear: ColorTriple {
        (TransferCurve.linear(red), TransferCurve.linear(green), TransferCurve.linear(blue))
    }

    /// Creates a color from sRGB components in linear light.
    package init(linear: ColorTriple, opacity: Double) {
        self.init(
            red: TransferCurve.encoded(linear.0), green: TransferCurve.encoded(linear.1),
            blue: TransferCurve.encoded(linear.2), opacity: opacity)
    }

    /// Creates a color from gamma-encoded Display P3, which has sRGB's curve and white (D65) with wider primaries.
    package init(displayP3 components: ColorTriple, opacity: Double) {
        // A gray has the same components in both spaces. The matrix would only add rounding errors.
        if components.0 == components.1, components.1 == components.2 {
            self.init(red: components.0, green: components.1, blue: components.2, opacity: opacity)
            return
        }
        let r = TransferCurve.linear(components.0)
        let g = TransferCurve.linear(components.1)
        let b = TransferCurve.linear(components.2)
        self.init(
            linear: (
                1.2249401762805598 * r - 0.2249401762805598 * g,
                -0.0420569547096881 * r + 1.0420569547096881 * g,
                -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b
            ), opacity: opacity)
    }
}

import DisplayList
import Foundation

extension Color {
    /// The components of a color in linear sRGB, and its opacity.
    @frozen public struct Resolved: Hashable, Sendable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.init(RGBAColor(colorSpace, Double(red), Double(green), Double(blue), opacity: Double(opacity)))
        }

        /// Creates the linear components of a gamma-encoded color.
        package init(_ color: RGBAColor) {
            let linear = color.linear
            (linearRed, linearGreen, linearBlue) = (Float(linear.0), Float(linear.1), Float(linear.2))
            opacity = Float(color.opacity)
        }

        /// The gamma-encoded red component in sRGB.
        public var red: Float {
            get { Float(TransferCurve.encoded(Double(linearRed))) }
            set { linearRed = Float(TransferCurve.linear(Double(newValue))) }
        }

        public var green: Float {
            get { Float(TransferCurve.encoded(Double(linearGreen))) }
            set { linearGreen = Float(TransferCurve.linear(Double(newValue))) }
        }

        public var blue: Float {
            get { Float(TransferCurve.encoded(Double(linearBlue))) }
            set { linearBlue = Float(TransferCurve.linear(Double(newValue))) }
        }

        package var rgba: RGBAColor {
            RGBAColor(
                linear: (Double(linearRed), Double(linearGreen), Double(linearBlue)), opacity: Double(opacity))
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA`, clamped to sRGB.
    public var description: String { rgba.hexadecimal }
}

extension Color.Resolved: Codable {
    /// Decodes an array of four numbers: linear red, green and blue, and opacity.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        linearRed = try container.decode(Float.self)
        linearGreen = try container.decode(Float.self)
        linearBlue = try container.decode(Float.self)
        opacity = try container.decode(Float.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for component in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(component) }
    }
}

extension Color.Resolved: Animatable {
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get { .init(linearRed, .init(linearGreen, .init(linearBlue, opacity))) }
        set {
            (linearRed, linearGreen) = (newValue.first, newValue.second.first)
            (linearBlue, opacity) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}

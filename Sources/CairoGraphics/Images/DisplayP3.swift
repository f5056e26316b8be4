import DisplayList
import Foundation

/// The Display P3 color space, which has sRGB's transfer curve and white point and wider primaries.
enum DisplayP3 {
    /// Returns the same color in extended sRGB. Components outside 0…1 are outside sRGB's gamut.
    static func extendedSRGB(red: Double, green: Double, blue: Double) -> (red: Double, green: Double, blue: Double) {
        let linear = (TransferCurve.linear(red), TransferCurve.linear(green), TransferCurve.linear(blue))
        let converted = linearSRGB(linear.0, linear.1, linear.2)
        return (
            TransferCurve.encoded(converted.0), TransferCurve.encoded(converted.1), TransferCurve.encoded(converted.2)
        )
    }

    /// Multiplies by the matrix from linear P3 to linear sRGB (both D65), from the primaries of SMPTE EG 432-1 and IEC
    /// 61966-2-1.
    static func linearSRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        (
            1.2249401 * red - 0.2249404 * green,
            -0.0420569 * red + 1.0420571 * green,
            -0.0196376 * red - 0.0786361 * green + 1.0982735 * blue
        )
    }

    /// Returns whether an ICC profile's primaries are those of Display P3, adapted to ICC's D50 white.
    static func describes(profile: Data) -> Bool {
        let bytes = [UInt8](profile)
        func integer(at offset: Int) -> UInt32? {
            guard offset >= 0, offset + 4 <= bytes.count else { return nil }
            return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
        }
        guard let count = integer(at: 128), count < 200 else { return false }
        func primary(_ tag: String) -> [Double]? {
            let wanted = tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            for index in 0..<Int(count) where integer(at: 132 + 12 * index) == wanted {
                guard let offset = integer(at: 136 + 12 * index) else { return nil }
                let values = (0..<3).compactMap { integer(at: Int(offset) + 8 + 4 * $0) }
                return values.count == 3 ? values.map { Double(Int32(bitPattern: $0)) / 65536 } : nil
            }
            return nil
        }
        func isNear(_ tag: String, _ expected: [Double]) -> Bool {
            guard let found = primary(tag) else { return false }
            return zip(found, expected).allSatisfy { abs($0 - $1) < 0.01 }
        }
        return isNear("rXYZ", [0.5151, 0.2412, -0.0011]) && isNear("gXYZ", [0.2920, 0.6922, 0.0419])
            && isNear("bXYZ", [0.1571, 0.0666, 0.7841])
    }
}

/// Converts 8-bit Display P3 pixels to sRGB with tables, and clips them to sRGB's gamut.
struct DisplayP3Converter {
    private static let steps = 4095
    private static let decoded = (0..<256).map { TransferCurve.linear(Double($0) / 255) }
    private static let encoded = (0...steps).map {
        UInt32((TransferCurve.encoded(Double($0) / Double(steps)) * 255).rounded())
    }

    func convert(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> (UInt32, UInt32, UInt32) {
        let linear = DisplayP3.linearSRGB(
            Self.decoded[Int(red)], Self.decoded[Int(green)], Self.decoded[Int(blue)])
        func component(_ value: Double) -> UInt32 {
            Self.encoded[Int((min(1, max(0, value)) * Double(Self.steps)).rounded())]
        }
        return (component(linear.0), component(linear.1), component(linear.2))
    }
}

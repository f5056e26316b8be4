import DisplayList
import Files
import Foundation

/// The reader of a color set's folder.
enum ColorSet {
    /// Returns the color for the given traits, in extended sRGB.
    ///
    /// - Throws: `AssetFailure` with the set and its problem.
    static func color(folder: URL, traits: AssetTraits) throws -> RGBAColor {
        let entries = (try CatalogContents.read(folder: folder).colors ?? []).filter { $0.color != nil }
        guard let entry = VariantChoice.best(of: entries, for: traits), let color = entry.color else {
            throw AssetFailure(message: "The color set \(folder.path) contains no color. Add one to its Contents.json.")
        }
        do {
            return try value(of: color, isDark: traits.isDark)
        } catch let failure as AssetFailure {
            throw AssetFailure(message: "The color set \(folder.path): \(failure.message)")
        }
    }

    /// Whether a set has no color at all.
    static func isEmpty(_ folder: URL) -> Bool {
        (try? CatalogContents.read(folder: folder)).map { ($0.colors ?? []).allSatisfy { $0.color == nil } } ?? false
    }

    /// Returns a color's value. The error describes the problem without the place.
    static func value(of color: CatalogColor, isDark: Bool) throws -> RGBAColor {
        if let reference = color.reference {
            guard let found = SystemColors.color(reference, isDark: isDark) else {
                throw AssetFailure(
                    message: "the system color \"\(reference)\" is unknown."
                        + NearNames.question(reference, in: SystemColors.names))
            }
            return found
        }
        let components = try ColorComponents(color.components ?? [:])
        let (red, green, blue) = try components.redGreenBlue()
        let opacity = min(1, max(0, components.opacity))
        func sRGB(_ convert: (Double) -> Double = { $0 }) -> RGBAColor {
            RGBAColor(red: convert(red), green: convert(green), blue: convert(blue), opacity: opacity)
        }
        switch color.colorSpace ?? "srgb" {
        case "srgb", "extended-srgb", "gray-gamma-22", "extended-gray": return sRGB()
        case "extended-linear-srgb", "linear-srgb": return sRGB(TransferCurve.encoded)
        case "display-p3":
            let converted = DisplayP3.extendedSRGB(red: red, green: green, blue: blue)
            return RGBAColor(red: converted.red, green: converted.green, blue: converted.blue, opacity: opacity)
        case let space:
            throw AssetFailure(
                message: "the color space \"\(space)\" is unknown. Use srgb, extended-srgb, extended-linear-srgb, "
                    + "display-p3, gray-gamma-22 or extended-gray.")
        }
    }
}

/// The components of a color, in any of Xcode's notations: 0.5, 0x80, 128.
struct ColorComponents {
    private let values: [String: Double]

    /// - Throws: `AssetFailure` for a component that is not a number.
    init(_ components: [String: CatalogColor.Component]) throws {
        // Next to a fraction, a bare 0 or 1 is a fraction too. Otherwise it is one of 255.
        let hasFraction = components.contains { $0.key != "alpha" && $0.value.text.contains(".") }
        values = try Dictionary(
            uniqueKeysWithValues: components.map { key, component in
                guard let value = Self.number(component.text, isFraction: hasFraction || key == "alpha") else {
                    throw AssetFailure(
                        message: "the \(key) \"\(component.text)\" is not a number. Write 0.5, 0x80 or 128.")
                }
                return (key, value)
            })
    }

    var opacity: Double { values["alpha"] ?? 1 }

    /// - Throws: `AssetFailure` if a component is missing.
    func redGreenBlue() throws -> (Double, Double, Double) {
        if let white = values["white"] { return (white, white, white) }
        func value(_ name: String) throws -> Double {
            guard let value = values[name] else { throw AssetFailure(message: "the component \(name) is missing.") }
            return value
        }
        return (try value("red"), try value("green"), try value("blue"))
    }

    /// Returns a component of 0…1 (beyond it in extended spaces) from its text.
    private static func number(_ text: String, isFraction: Bool) -> Double? {
        let lowercase = text.lowercased()
        if lowercase.hasPrefix("0x") {
            return Int(lowercase.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let value = Double(lowercase), value.isFinite else { return nil }
        if lowercase.contains(".") || lowercase.contains("e") { return value }
        return isFraction && abs(value) <= 1 ? value : value / 255
    }
}

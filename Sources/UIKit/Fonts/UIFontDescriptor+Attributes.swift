import Foundation

// The attributes of a font by their names.

extension UIFontDescriptor {
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        // Effect: none. Letters that the font lacks are the system's, and its own letters are as they are.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The attributes that make the font: its size in points, its name where it is not the system's, and its traits.
    public var fontAttributes: [AttributeName: Any] {
        let traits: [TraitKey: Any] = [
            .weight: weight.rawValue, .width: values.width, .symbolic: symbolicTraits.rawValue,
        ]
        var attributes: [AttributeName: Any] = [.size: pointSize, .traits: traits]
        if let name { attributes[.name] = name }
        return attributes
    }

    /// Makes a descriptor from attributes. Without a size it has 12 points, as UIKit's has.
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        self.init(UIFontDescriptor(size: 12, weight: .regular).adding(attributes))
    }

    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(adding(attributes))
    }

    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    private func adding(_ attributes: [AttributeName: Any]) -> Values {
        var values = values
        if let size = attributes[.size].flatMap(Self.number) { values.size = size }
        if let name = (attributes[.name] ?? attributes[.family]) as? String { values.name = name }
        if let weight = Self.weight(ofVariations: attributes[.variation]) { values.weight = weight }
        for setting in attributes[.featureSettings] as? [[AnyHashable: Any]] ?? [] { Self.apply(setting, to: &values) }
        guard let traits = attributes[.traits] as? [TraitKey: Any] else { return values }
        if let symbolic = traits[.symbolic] as? UInt32, let changed = withSymbolicTraits(SymbolicTraits(rawValue: symbolic)) {
            (values.isItalic, values.width) = (changed.values.isItalic, changed.values.width)
            (values.weight, values.design) = (changed.values.weight, changed.values.design)
        }
        if let width = traits[.width] as? UIFont.Width { values.width = width.rawValue }
        if let width = traits[.width].flatMap(Self.number) { values.width = width }
        if let weight = traits[.weight] as? UIFont.Weight { values.weight = weight }
        if let weight = traits[.weight].flatMap(Self.number) { values.weight = UIFont.Weight(weight) }
        return values
    }
}

import CairoGraphics
import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore

extension UIImage {
    /// The traits that select an image's variant.
    // An open class cannot be checked. The object is set up before it is shared, and does not change afterward.
    open class Configuration: NSObject, @unchecked Sendable {
        public fileprivate(set) var traitCollection: UITraitCollection?

        public required override init() { super.init() }

        public convenience init(traitCollection: UITraitCollection) {
            self.init()
            self.traitCollection = traitCollection
        }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The weight on the scale of 100 to 900.
        fileprivate var value: CGFloat { self == .unspecified ? 400 : CGFloat(rawValue) * 100 }
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1, unspecified, small, medium, large

        fileprivate var factor: CGFloat {
            switch self {
            case .small: Image.Scale.small.factor
            case .large: Image.Scale.large.factor
            default: 1
            }
        }
    }

    /// The size, weight and colors of a symbol.
    // An open class cannot be checked. The object is set up before it is shared, and does not change afterward.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        fileprivate var pointSize: CGFloat?
        fileprivate var weight: SymbolWeight?
        fileprivate var scale: SymbolScale?
        /// The colors of the primary, secondary and tertiary parts; empty for a template.
        fileprivate var colors: [UIColor] = []
        fileprivate var isMulticolor = false

        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init()
            (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
        }
        public convenience init(weight: SymbolWeight) {
            self.init()
            self.weight = weight
        }
        public convenience init(scale: SymbolScale) {
            self.init()
            self.scale = scale
        }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, weight: font.weight.symbolWeight, scale: scale)
        }
        public convenience init(hierarchicalColor: UIColor) {
            self.init()
            colors = [SymbolRole.Level.primary, .secondary, .tertiary].map {
                hierarchicalColor.withAlphaComponent(hierarchicalColor.cgColor.alpha * SymbolRole.opacity(of: $0))
            }
        }
        public convenience init(paletteColors: [UIColor]) {
            self.init()
            colors = paletteColors
        }
        /// Returns a configuration in which symbols have their own colors, if these are known.
        public class func preferringMulticolor() -> Self {
            let configuration = self.init()
            configuration.isMulticolor = true
            return configuration
        }
        /// Returns a configuration in which symbols have one color.
        public class func preferringMonochrome() -> Self { self.init() }

        /// Returns this configuration with the additional attributes of `other`.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            let both = SymbolConfiguration()
            both.pointSize = other.pointSize ?? pointSize
            both.weight = other.weight ?? weight
            both.scale = other.scale ?? scale
            both.colors = other.colors.isEmpty ? colors : other.colors
            both.isMulticolor = other.isMulticolor || isMulticolor
            return both
        }
    }

    /// Creates a symbol by its SF Symbols name, 17 points in size. The result is `nil` if no symbol has this name.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection.map(Configuration.init(traitCollection:)))
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name, value: nil, configuration)
    }

    /// Creates a symbol whose parts show a value from 0 to 1, as bars of a signal do.
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, value: variableValue, configuration)
    }

    private convenience init?(systemName name: String, value: Double?, _ configuration: Configuration?) {
        let symbol = configuration as? SymbolConfiguration
        let outline = AssetLibrary.current?.symbol(
            named: name, weight: (symbol?.weight ?? .regular).value, scale: (symbol?.scale ?? .unspecified).factor)
        self.init(outline, name: name, value: value, symbol)
    }

    /// Creates a symbol of an asset catalog. The result is `nil` if no symbol has this name.
    convenience init?(customSymbol name: String, in bundle: URL?, _ configuration: Configuration?) {
        let symbol = configuration as? SymbolConfiguration
        let outline = AssetLibrary.current?.customSymbol(
            named: name, bundle: bundle, weight: (symbol?.weight ?? .regular).value, scale: (symbol?.scale ?? .unspecified).factor)
        self.init(outline, name: name, value: nil, symbol)
    }

    private convenience init?(
        _ outline: Result<SymbolOutline, AssetFailure>?, name: String, value: Double?, _ symbol: SymbolConfiguration?
    ) {
        let size = symbol?.pointSize ?? 17
        guard size > 0, size.isFinite, case .success(let outline)? = outline else { return nil }
        let scale = UITraitCollection.current.displayScale
        let box = CGSize(
            width: (outline.size.width * size * scale).rounded(.up) / scale,
            height: (outline.size.height * size * scale).rounded(.up) / scale)
        let isColored = symbol.map { !$0.colors.isEmpty || $0.isMulticolor && outline.hasTints } ?? false
        let list = DisplayList(size: box, items: outline.items(size: size, in: symbol ?? SymbolConfiguration(), value: value))
        self.init(
            asset: ImageAsset(
                resource: DisplayImage(content: .displayList(list), size: box, isVector: true, name: name),
                size: box, renderingMode: isColored ? .original : .template),
            scale: scale, isSymbol: true)
        symbolConfiguration = symbol ?? SymbolConfiguration()
    }

    /// What selects the image's variant.
    public var configuration: Configuration? { symbolConfiguration }

    /// Returns the image with another configuration. A symbol is looked up again by name; other images do not change.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard isSymbolImage else { return self }
        let name = asset.resource.name
        return UIImage(systemName: name, withConfiguration: configuration) ?? UIImage(customSymbol: name, in: nil, configuration) ?? self
    }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }
}

extension SymbolOutline {
    /// Returns the drawing of the symbol in the colors of a configuration, for a font of `size` points. The corner of the
    /// symbol's box is the origin.
    ///
    /// - Parameter value: the variable value; nil draws all parts in full.
    fileprivate func items(size: CGFloat, in configuration: UIImage.SymbolConfiguration, value: Double?) -> [DisplayItem] {
        let transform = CGAffineTransform(scaleX: size, y: size)
        var items: [DisplayItem] = []
        let layers = configuration.layers(of: self, isVariable: value != nil && parts.contains { $0.role.threshold != nil })
        for layer in layers {
            let path = layer.path.applying(transform)
            let paint = layer.isErasing ? .black : configuration.paint(of: layer.role)
            var drawn: [DisplayItem] = [.fill(path, layer.style, paint)]
            if layer.emboldening > 0 {
                let line = StrokeStyle(lineWidth: layer.emboldening * size, lineJoin: .round)
                drawn.append(.stroke(path, line, paint))
            }
            guard layer.isErasing else {
                let isInactive = layer.role.threshold.map { min(max(value ?? 1, 0), 1) <= $0 } ?? false
                var group = DisplayGroup(items: drawn)
                group.opacity = SymbolRole.inactiveOpacity
                items += isInactive ? [.group(group)] : drawn
                continue
            }
            var hole = DisplayGroup(items: drawn)
            hole.blendMode = .destinationOut
            items.append(.group(hole))
        }
        var group = DisplayGroup(items: items)
        group.isIsolated = layers.contains { $0.isErasing }
        return [.group(group)]
    }
}

extension UIImage.SymbolConfiguration {
    fileprivate func layers(of outline: SymbolOutline, isVariable: Bool) -> [SymbolOutline.Layer] {
        if isMulticolor, outline.hasTints || isVariable { return outline.parts(isMulticolor: true) }
        let parts = colors.count > 1 || isVariable ? outline.parts(isMulticolor: false) : []
        return parts.isEmpty ? outline.layers : parts
    }

    fileprivate func paint(of role: SymbolRole) -> Paint {
        guard !isMulticolor else {
            let color = role.tint.map { UIColor(color: $0.color(isDark: UITraitCollection.current.userInterfaceStyle == .dark)) }
            return .color((color ?? .label).withAlphaComponent(role.opacity).cgColor.rgba)
        }
        guard let last = colors.last else { return .black }
        return .color((colors.indices.contains(role.level.rawValue) ? colors[role.level.rawValue] : last).cgColor.rgba)
    }
}

extension UIFont.Weight {
    /// The weight of symbols that goes with the font's.
    var symbolWeight: UIImage.SymbolWeight {
        switch fontWeight {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        default: .regular
        }
    }
}

private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
private enum SymbolPlaceSideKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// The side of a place for symbols alone, in points; nil where images of any kind are drawn. Another image is made to fit it.
    package var symbolPlaceSide: CGFloat? {
        get { self[SymbolPlaceSideKey.self] }
        set { self[SymbolPlaceSideKey.self] = newValue }
    }
}

extension View {
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
    }
}

/// The variants of a symbol, such as filled, in a circle or with a slash.
public struct SymbolVariants: Hashable, Sendable {
    /// The enclosing shapes. Their names are suffixes of symbol names, in the order in which SF Symbols writes them.
    private enum Enclosure: String, Sendable { case circle, square, rectangle }
    private var enclosure: Enclosure?
    private var isFilled = false
    private var isSlashed = false

    public static let none = SymbolVariants()
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)
    public static let circle = SymbolVariants(enclosure: .circle)
    public static let square = SymbolVariants(enclosure: .square)
    public static let rectangle = SymbolVariants(enclosure: .rectangle)

    public var fill: SymbolVariants { union(.fill) }
    public var slash: SymbolVariants { union(.slash) }
    public var circle: SymbolVariants { union(.circle) }
    public var square: SymbolVariants { union(.square) }
    public var rectangle: SymbolVariants { union(.rectangle) }

    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure)
            && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    private init(enclosure: Enclosure? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        (self.enclosure, self.isFilled, self.isSlashed) = (enclosure, isFilled, isSlashed)
    }

    /// Returns the candidate names, the most specific first. The last one is the plain name.
    func names(for name: String) -> [String] {
        var parts = name.split(separator: ".").map(String.init)
        let fill = isFilled && parts.last != "fill" ? ["fill"] : []
        if parts.last == "fill" { parts.removeLast() }
        let own = name.hasSuffix(".fill") ? ["fill"] : []
        let slash = isSlashed && !parts.contains("slash") ? ["slash"] : []
        let around = enclosure.map { parts.contains($0.rawValue) ? [] : [$0.rawValue] } ?? []
        let candidates = [parts + slash + around + fill + own, parts + around + fill + own, parts + fill + own]
        var names: [String] = []
        for candidate in candidates.map({ $0.joined(separator: ".") }) + [name] where !names.contains(candidate) {
            names.append(candidate)
        }
        return names
    }
}

import DisplayList
import Foundation

/// A font with all environment-dependent values resolved.
struct ResolvedFont: Hashable, Sendable {
    var descriptor: FontDescriptor
    /// The text style's distance between baselines, in points; nil for the font's own.
    var styleLeading: CGFloat?
    /// The addition of tight or loose leading to that distance, in points.
    var extraPitch: CGFloat = 0

    /// Returns the font with its size multiplied by `factor`.
    func scaled(by factor: CGFloat) -> ResolvedFont {
        guard factor != 1 else { return self }
        var font = self
        font.descriptor.size *= factor
        font.styleLeading = styleLeading.map { $0 * factor }
        font.extraPitch *= factor
        return font
    }
}

extension EnvironmentValues {
    /// The system whose text styles the view has.
    fileprivate var textSystem: Font.TextStyle.System { isOnWatch ? .watch : isOnMac ? .mac : .phone }
}

extension Font {
    /// Returns the font in an environment, with the environment's own changes applied.
    func resolved(in environment: EnvironmentValues, changes later: [Change] = []) -> ResolvedFont {
        let (base, style) = resolvedBase(in: environment)
        var folding = FontChangeFolding(font: base, style: style, system: environment.textSystem)
        for change in changes { folding.apply(change) }
        for change in later { folding.apply(change) }
        var font = folding.font
        if environment.isOnWatch, font.descriptor.family == .system(.standard) {
            font.descriptor.family = .system(.compact)
        }
        if environment.legibilityWeight == .bold {
            font.descriptor.weight = min(900, font.descriptor.weight + 200)
        }
        return font
    }

    private func resolvedBase(in environment: EnvironmentValues) -> (ResolvedFont, TextStyle?) {
        let typeSize = environment.dynamicTypeSize
        switch base {
        case .style(let style, let design, let weight):
            let measures = style.measures(at: typeSize, on: environment.textSystem)
            let descriptor = FontDescriptor(
                family: .system(design?.descriptorDesign ?? .standard), size: measures.size,
                weight: (weight ?? style.weight(on: environment.textSystem)).value)
            return (ResolvedFont(descriptor: descriptor, styleLeading: measures.leading), style)
        case .system(let size, let weight, let design):
            let descriptor = FontDescriptor(
                family: .system(design?.descriptorDesign ?? .standard), size: Font.clamped(size),
                weight: (weight ?? .regular).value)
            return (ResolvedFont(descriptor: descriptor), nil)
        case .custom(let name, let size, let style):
            let size = Font.clamped(size)
            let scaled = style?.scaled(size, to: typeSize, displayScale: environment.displayScale) ?? size
            return (ResolvedFont(descriptor: FontDescriptor(family: .custom(name), size: scaled)), nil)
        }
    }

    /// Clamps an invalid size to the range from 0 to 10,000 points.
    fileprivate static func clamped(_ size: CGFloat) -> CGFloat { size.isNaN ? 0 : min(max(size, 0), 10_000) }
}

/// Applies changes to a font in order. An inactive change cancels previous active ones of its kind.
private struct FontChangeFolding {
    var font: ResolvedFont
    let style: Font.TextStyle?
    let system: Font.TextStyle.System
    /// The weight and design of the font without bold and monospaced.
    private var plainWeight: CGFloat?
    private var plainDesign: FontDescriptor.Family?

    init(font: ResolvedFont, style: Font.TextStyle?, system: Font.TextStyle.System) {
        (self.font, self.style, self.system) = (font, style, system)
    }

    mutating func apply(_ change: Font.Change) {
        switch change {
        case .weight(let weight): font.descriptor.weight = weight.value
        case .width(let width): font.descriptor.width = width.percentage
        case .design(let design): setDesign(design.descriptorDesign)
        case .bold(let isBold): setBold(isBold)
        case .italic(let isItalic): font.descriptor.isItalic = isItalic
        case .monospaced(true):
            plainDesign = plainDesign ?? font.descriptor.family
            setDesign(.monospaced)
        case .monospaced(false):
            if let plainDesign { font.descriptor.family = plainDesign }
            plainDesign = nil
        case .monospacedDigit: font.descriptor.features.insert(.monospacedDigits)
        case .smallCaps(let features): font.descriptor.features.formUnion(features)
        case .leading(let leading): font.extraPitch = leading.extraPitch
        case .scaled(let factor): if factor.isFinite, factor >= 0 { resize(font.descriptor.size * factor) }
        case .pointSize(let size): resize(size)
        }
    }

    private mutating func setBold(_ isBold: Bool) {
        if isBold {
            plainWeight = plainWeight ?? font.descriptor.weight
            // The bold trait of the system font is semibold, which was measured at 15 points.
            var usual = Font.Weight.bold
            if case .system = font.descriptor.family { usual = .semibold }
            let emphasized = (style?.emphasizedWeight(on: system) ?? usual).value
            font.descriptor.weight = max(emphasized, font.descriptor.weight)
        } else if let plain = plainWeight {
            font.descriptor.weight = plain
            plainWeight = nil
        }
    }

    /// Changes the size and scales a text style's leading with it.
    private mutating func resize(_ size: CGFloat) {
        let old = font.descriptor.size
        font = font.scaled(by: old > 0 ? Font.clamped(size) / old : 1)
        font.descriptor.size = Font.clamped(size)
    }

    /// Sets the design. Only system fonts have designs.
    private mutating func setDesign(_ design: FontDescriptor.Design) {
        if case .system = font.descriptor.family { font.descriptor.family = .system(design) }
    }
}

extension ResolvedFont {
    /// The measures of a line in this font alone, in points.
    struct LineMeasures: Hashable {
        var metrics: FontMetrics
        /// The height, in whole pixels.
        var height: CGFloat
        /// The distance to the next baseline.
        var pitch: CGFloat
    }

    func lineMeasures(shaper: any TextShaper, displayScale: CGFloat) -> LineMeasures {
        let metrics = shaper.metrics(of: descriptor)
        let height = (metrics.ascent + metrics.descent).roundedUp(toScale: displayScale)
        let natural = metrics.lineHeight.roundedUp(toScale: displayScale)
        return LineMeasures(
            metrics: metrics, height: height, pitch: max(styleLeading ?? 0, natural) + extraPitch)
    }
}

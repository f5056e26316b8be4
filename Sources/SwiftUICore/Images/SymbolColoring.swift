import DisplayList
import Foundation

/// How a symbol's rendering mode, foreground styles and variable value color its parts.
struct SymbolColoring {
    private let mode: SymbolRenderingMode.Kind
    private let value: Double?
    /// The number of foreground styles that the views around set.
    private let styles: Int
    private let isDark: Bool
    private let isGradient: Bool
    /// Whether a device draws the symbol up to its variable value, instead of dimming the parts above it.
    let isDrawnUpToItsValue: Bool

    init(_ image: Image, in context: _ResolutionContext) {
        let environment = context.environment
        let explicit = image.symbolRenderingMode ?? environment.symbolRenderingMode
        styles = environment.foregroundStyles?.styles.count ?? 0
        // With several foreground styles, SwiftUI chooses the palette by itself.
        mode = explicit?.kind ?? (styles > 1 ? .palette : .monochrome)
        if case .symbol(_, let value) = image.source { self.value = value.map { min(max($0, 0), 1) } } else { value = nil }
        isDark = environment.colorScheme == .dark
        isGradient = (image.symbolColorRenderingMode ?? environment.symbolColorRenderingMode) == .gradient
        let valueMode = image.symbolVariableValueMode ?? environment.symbolVariableValueMode
        isDrawnUpToItsValue = valueMode == .draw && value.map { $0 < 1 } == true
    }

    /// Whether the symbol has no colors in the multicolor mode, so that it is drawn in the foreground style.
    func lacksColors(_ outline: SymbolOutline) -> Bool { mode == .multicolor && !outline.hasKnownColors }

    func layers(of outline: SymbolOutline) -> [SymbolOutline.Layer] {
        let isVariable = value != nil && outline.parts.contains { $0.role.threshold != nil }
        switch mode {
        case .monochrome: return isVariable ? outline.parts(isMulticolor: false) : outline.layers
        case .multicolor: return outline.hasTints || isVariable ? outline.parts(isMulticolor: true) : outline.layers
        case .hierarchical, .palette:
            let parts = outline.parts(isMulticolor: false)
            return parts.isEmpty ? outline.layers : parts
        }
    }

    func paint(of role: SymbolRole, in context: _ResolutionContext) -> ShapeStylePaint {
        let isInactive = role.threshold.map { value ?? 1 <= $0 } ?? false
        let plain = paint(of: role, context)
        let paint = isGradient ? plain.withStandardGradient : plain
        return isInactive ? paint.multiplyingOpacity(by: SymbolRole.inactiveOpacity) : paint
    }

    private func paint(of role: SymbolRole, _ context: _ResolutionContext) -> ShapeStylePaint {
        switch mode {
        case .monochrome: return context.foregroundPaint
        case .hierarchical: return context.foregroundPaint.multiplyingOpacity(by: SymbolRole.opacity(of: role.level))
        case .palette:
            let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary]
            // A palette of two colors gives the second one to all other parts; one color has levels.
            guard styles > 1 else {
                return context.foregroundPaint.multiplyingOpacity(by: SymbolRole.opacity(of: role.level))
            }
            return context.paint(levels[min(role.level.rawValue, styles - 1)])
        case .multicolor:
            let paint = role.tint.map { context.paint($0.color(isDark: isDark)) } ?? context.foregroundPaint
            return role.opacity < 1 ? paint.multiplyingOpacity(by: role.opacity) : paint
        }
    }
}

extension ShapeStylePaint {
    /// The gradient that `Color.gradient` makes of a color. Other paints stay as they are.
    fileprivate var withStandardGradient: ShapeStylePaint {
        guard case .color(let color) = fill else { return self }
        var copy = self
        let ramp = GradientRamp(stops: StandardGradient.stops(of: color), space: .device)
        copy.fill = .linearGradient(ramp, start: .top, end: .bottom)
        return copy
    }
}

extension SymbolRole.Tint {
    /// The color on a dark or a light background.
    package func color(isDark: Bool) -> Color {
        switch self {
        case .named(let name): name.color(isDark: isDark)
        case .rgb(let value):
            Color(
                .sRGB, red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
                blue: Double(value & 255) / 255)
        }
    }
}

extension SymbolRole.TintName {
    /// The system's color of this name; what clouds look like on a light background is a guess.
    fileprivate func color(isDark: Bool) -> Color {
        switch self {
        case .red: .red
        case .orange: .orange
        case .yellow: .yellow
        case .green: .green
        case .mint: .mint
        case .teal: .teal
        case .cyan: .cyan
        case .blue: .blue
        case .indigo: .indigo
        case .purple: .purple
        case .pink: .pink
        case .brown: .brown
        case .gray: .gray
        case .white: .white
        case .cloud: isDark ? .white : Color(.sRGB, red: 174 / 255, green: 174 / 255, blue: 178 / 255)
        case .charge: Color(.sRGB, red: 101 / 255, green: 196 / 255, blue: 102 / 255)
        }
    }
}

import Foundation
import SwiftUI

/// The scale of styles by value.
struct ForegroundScale {
    /// A chart's specification of its foreground style scale.
    struct Request {
        var domain: [PlotValue]?
        var styles: [AnyShapeStyle]?
        var gradient: Gradient?
        var mapping: ((PlotValue) -> AnyShapeStyle?)?
    }

    /// The colors that Swift Charts assigns to categories, in order.
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    /// The values in legend order.
    let domain: [PlotValue]
    private let request: Request
    private let indices: [PlotValue: Int]

    init(_ request: Request, values: [PlotValue]) {
        self.request = request
        var indices: [PlotValue: Int] = [:]
        var domain: [PlotValue] = []
        for value in (request.domain ?? []) + values where indices[value] == nil {
            indices[value] = domain.count
            domain.append(value)
        }
        (self.domain, self.indices) = (domain, indices)
    }

    /// The range of a numeric scale; nil for categories and for scales with a style for each value.
    var numbers: ClosedRange<Double>? {
        guard request.styles == nil, request.mapping == nil, domain.allSatisfy(\.isNumber) else { return nil }
        let numbers = domain.compactMap(\.coordinate).filter(\.isFinite)
        guard let least = numbers.min(), let greatest = numbers.max() else { return nil }
        return least...greatest
    }

    /// The gradient of a numeric scale, from the smallest value. The default colors are a guess.
    var gradient: Gradient { request.gradient ?? Gradient(colors: [Color.blue.opacity(0.2), .blue]) }

    func style(for value: PlotValue) -> AnyShapeStyle {
        if let style = request.mapping?(value) { return style }
        if let numbers, let number = value.coordinate {
            let span = numbers.upperBound - numbers.lowerBound
            return AnyShapeStyle(gradient.color(at: span > 0 ? (number - numbers.lowerBound) / span : 1))
        }
        let index = indices[value] ?? 0
        if let styles = request.styles, !styles.isEmpty { return styles[index % styles.count] }
        return AnyShapeStyle(ForegroundScale.colors[index % ForegroundScale.colors.count])
    }
}

extension Gradient {
    /// Returns the color at a fraction of the gradient.
    fileprivate func color(at fraction: Double) -> Color {
        let fraction = fraction.isFinite ? fraction : 0
        let end = stops.firstIndex { $0.location >= fraction }
        guard let next = end, next > 0 else { return (end == nil ? stops.last : stops.first)?.color ?? .clear }
        let (first, last) = (stops[next - 1], stops[next])
        let span = last.location - first.location
        return first.color.mix(
            with: last.color, by: span > 0 ? (fraction - first.location) / span : 0, in: .device)
    }
}

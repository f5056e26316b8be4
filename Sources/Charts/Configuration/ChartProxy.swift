import Foundation
import SwiftUI

/// Access to a chart's scales for views in front of the chart or behind it.
public struct ChartProxy {
    let x: PositionScale
    let y: PositionScale
    let styles: StyleScales
    /// The size of the plot, in points.
    public let plotSize: CGSize
    let frame: Anchor<CGRect>

    public var plotAreaSize: CGSize { plotSize }
    /// The plot's frame, as an anchor for a geometry proxy.
    public var plotFrame: Anchor<CGRect>? { frame }
    public var plotAreaFrame: Anchor<CGRect> { frame }
    public var plotContainerFrame: Anchor<CGRect>? { frame }

    /// Returns the position of a value in points from the plot's left edge; nil if the scale has no position for it.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        x.position(of: value.plotValue, in: plotSize.width)
    }

    /// Returns the position of a value in points from the plot's top edge; nil if the scale has no position for it.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        y.position(of: value.plotValue, in: plotSize.height)
    }

    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns the range of a category; nil for values that have a single position.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        x.band(of: Datum(lower: value.plotValue), in: plotSize.width)
    }

    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        y.band(of: Datum(lower: value.plotValue), in: plotSize.height)
    }

    /// Returns the value at a distance from the plot's left edge, in points.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        x.value(at: position, in: plotSize.width).flatMap { P(plotValue: $0) }
    }

    /// Returns the value at a distance from the plot's top edge, in points.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        y.value(at: position, in: plotSize.height).flatMap { P(plotValue: $0) }
    }

    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// Returns the categories of the x scale, or the ends of its domain.
    public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(of: x) }

    public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(of: y) }

    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        styles.usesForeground ? styles.foreground.style(for: value.plotValue) : nil
    }

    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        styles.usesSymbols ? styles.symbols[value.plotValue] : nil
    }

    // Effect: none, because nothing is selected in a picture. Positions are in points.

    public func selectXValue(at position: CGFloat) {}
    public func selectYValue(at position: CGFloat) {}
    public func selectXRange(from: CGFloat, to: CGFloat) {}
    public func selectYRange(from: CGFloat, to: CGFloat) {}
    public func selectAngleValue(at angle: Angle) {}

    private func domain<P: Plottable>(of scale: PositionScale) -> [P] {
        switch scale.kind {
        case .none: []
        case .band(let bands): bands.categories.compactMap { P(plotValue: .category($0)) }
        case .continuous(let scale):
            [0, 1].compactMap { scale.value(at: $0) }.compactMap { P(plotValue: $0) }
        }
    }
}

import Foundation
import SwiftUI

extension ChartContent {
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        setting(\.symbol, to: .shape(AnyChartSymbolShape(symbol)))
    }

    /// Sets the symbol to that of a value in the chart's symbol scale.
    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        setting(\.symbolValue, to: value.datum)
    }

    /// Replaces each symbol with a view.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = symbol()
        return ModifiedChartContent(self) { mark in
            if mark.style.symbol == nil { mark.style.symbol = .view(MainActor.assumeIsolated { AnyView(view) }) }
        }
    }

    /// Sets the size of symbols.
    /// - Parameter area: The area of the square around each symbol, in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        let side = area.isFinite ? max(0, area).squareRoot() : 0
        return symbolSize(CGSize(width: side, height: side))
    }

    /// Sets the size of symbols.
    /// - Parameter size: The size of the rectangle around each symbol, in points.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent { setting(\.symbolSize, to: size) }

    /// Sets the size to that of a value in the chart's symbol size scale.
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        setting(\.symbolSizeValue, to: value.datum)
    }
}

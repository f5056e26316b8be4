import Foundation
import SwiftUI

extension ChartContent {
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        setting(\.symbol, to: .shape(AnyChartSymbolShape(symbol)))
    }

    /// The symbol that the chart's symbol scale has for a value.
    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        setting(\.symbolValue, to: value.datum)
    }

    /// A view in the place of each symbol.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = symbol()
        return ModifiedChartContent(self) { mark in
            if mark.style.symbol == nil { mark.style.symbol = .view(MainActor.assumeIsolated { AnyView(view) }) }
        }
    }

    /// - Parameter area: the area of the square around each symbol, in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        let side = area.isFinite ? max(0, area).squareRoot() : 0
        return symbolSize(CGSize(width: side, height: side))
    }

    /// - Parameter size: of the rectangle around each symbol, in points.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent { setting(\.symbolSize, to: size) }

    /// The size that the chart's symbol size scale has for a value.
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        setting(\.symbolSizeValue, to: value.datum)
    }
}

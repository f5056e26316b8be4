import Foundation
import SwiftUI

/// The styles of a foreground style scale: a list of styles or a gradient.
public protocol ScaleRange {
    associatedtype VisualValue

    /// The styles, symbols or sizes in order; empty for a gradient.
    var _visualValues: [VisualValue] { get }
    /// The gradient; nil for a list.
    var _gradient: Gradient? { get }
}

extension Array: ScaleRange {
    public var _visualValues: [Element] { self }
    public var _gradient: Gradient? { nil }
}

extension Gradient: ScaleRange {
    public var _visualValues: [Color] { [] }
    public var _gradient: Gradient? { self }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
    public var _visualValues: [CGFloat] { [lowerBound, upperBound] }
    public var _gradient: Gradient? { nil }
}

extension View {
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        configuringCharts {
            $0.foregroundScale = .init(
                domain: mapping.map(\.key.plotValue), styles: mapping.map { AnyShapeStyle($0.value) })
        }
    }

    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        configuringCharts {
            $0.foregroundScale = .init(
                domain: domain._description.values,
                styles: range._gradient == nil ? range._visualValues.map { AnyShapeStyle($0) } : nil,
                gradient: range._gradient)
        }
    }

    nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chartForegroundStyleScale(domain: .automatic, range: range, type: type)
    }

    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        configuringCharts { $0.foregroundScale = .init(domain: domain._description.values) }
    }

    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        configuringCharts {
            $0.foregroundScale = .init(domain: domain.map(\.plotValue)) { value in
                DataValue(plotValue: value).map { AnyShapeStyle(mapping($0)) }
            }
        }
    }

    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartForegroundStyleScale(domain: [], mapping: mapping)
    }

    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        configuringCharts {
            $0.symbolScale = .init(
                domain: mapping.map(\.key.plotValue), members: mapping.map { AnyChartSymbolShape($0.value) })
        }
    }

    nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        configuringCharts {
            $0.symbolScale = .init(
                domain: domain._description.values, members: range._visualValues.map { AnyChartSymbolShape($0) })
        }
    }

    nonisolated public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue: ChartSymbolShape {
        chartSymbolScale(domain: .automatic, range: range)
    }

    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        configuringCharts { $0.symbolScale = .init(domain: domain._description.values) }
    }

    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        configuringCharts {
            $0.lineScale = .init(domain: mapping.map(\.key.plotValue), members: mapping.map(\.value))
        }
    }

    nonisolated public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue == StrokeStyle {
        configuringCharts { $0.lineScale = .init(members: range._visualValues) }
    }

    /// - Parameter range: The areas of the smallest and the largest symbol, in square points.
    nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        configuringCharts { configuration in
            let sizes = range._visualValues.filter(\.isFinite)
            if let least = sizes.min(), let greatest = sizes.max() { configuration.symbolSizeRange = least...greatest }
        }
    }
}

import Foundation
import SwiftUI

/// Content with a mark for each element of some data.
@MainActor @preconcurrency public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement

    /// The elements with their marks.
    var _marks: VectorizedPlotContent<DataElement> { get }
}

/// Elements and their marks.
public struct VectorizedPlotContent<DataElement> {
    var elements: [DataElement]
    var marks: [Mark]

    nonisolated init(_ data: some Sequence<DataElement>, _ mark: (DataElement) -> Mark) {
        elements = Array(data)
        marks = elements.map(mark)
    }
}

extension VectorizedPlotContent: VectorizedChartContent {
    public typealias Body = Never

    public var _marks: VectorizedPlotContent { self }

    public static func _collect(_ content: VectorizedPlotContent, into collector: inout _MarkCollector) {
        collector.marks += content.marks
    }
}

/// Vectorized content with modified marks.
struct ModifiedVectorizedContent<Content: VectorizedChartContent> {
    let content: Content
    let change: (inout Mark, Content.DataElement) -> Void

    nonisolated init(_ content: Content, change: @escaping (inout Mark, Content.DataElement) -> Void) {
        (self.content, self.change) = (content, change)
    }
}

extension ModifiedVectorizedContent: VectorizedChartContent {
    typealias Body = Never

    var _marks: VectorizedPlotContent<Content.DataElement> {
        var content = content._marks
        for index in content.marks.indices { change(&content.marks[index], content.elements[index]) }
        return content
    }

    static func _collect(_ content: ModifiedVectorizedContent, into collector: inout _MarkCollector) {
        collector.marks += content._marks.marks
    }
}

extension VectorizedChartContent {
    /// Returns this content with a style value for marks on which no inner modifier has set it.
    private nonisolated func setting<Value>(
        _ keyPath: WritableKeyPath<MarkStyle, Value?>, to value: @escaping (DataElement) -> Value
    ) -> some VectorizedChartContent<DataElement> {
        ModifiedVectorizedContent(self) { mark, element in
            if mark.style[keyPath: keyPath] == nil { mark.style[keyPath: keyPath] = value(element) }
        }
    }

    nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some VectorizedChartContent<DataElement> {
        setting(\.foreground) { _ in AnyShapeStyle(style) }
    }

    nonisolated public func foregroundStyle(
        _ keyPath: KeyPath<DataElement, some ShapeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.foreground) { AnyShapeStyle($0[keyPath: keyPath]) }
    }

    /// Sets the style to that of a value in the chart's foreground style scale.
    nonisolated public func foregroundStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.foregroundValue) { value.datum($0) }
    }

    nonisolated public func opacity(_ opacity: Double) -> some VectorizedChartContent<DataElement> {
        ModifiedVectorizedContent(self) { mark, _ in
            mark.style.opacity *= opacity.isFinite ? max(0, min(1, opacity)) : 1
        }
    }

    nonisolated public func opacity(
        _ opacity: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        ModifiedVectorizedContent(self) { mark, element in
            let opacity = element[keyPath: opacity]
            mark.style.opacity *= opacity.isFinite ? max(0, min(1, opacity)) : 1
        }
    }

    nonisolated public func lineStyle(_ style: StrokeStyle) -> some VectorizedChartContent<DataElement> {
        setting(\.line) { _ in style }
    }

    nonisolated public func lineStyle(
        _ style: KeyPath<DataElement, StrokeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.line) { $0[keyPath: style] }
    }

    nonisolated public func lineStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.lineValue) { value.datum($0) }
    }

    nonisolated public func interpolationMethod(
        _ method: InterpolationMethod
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.interpolation) { _ in method }
    }

    nonisolated public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.corner) { _ in (radius.isFinite ? max(0, radius) : 0, style) }
    }

    nonisolated public func symbol(_ symbol: some ChartSymbolShape) -> some VectorizedChartContent<DataElement> {
        setting(\.symbol) { _ in .shape(AnyChartSymbolShape(symbol)) }
    }

    nonisolated public func symbol(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.symbolValue) { value.datum($0) }
    }

    /// Sets the size of symbols.
    /// - Parameter area: The area of the square around each symbol, in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> some VectorizedChartContent<DataElement> {
        let side = area.isFinite ? max(0, area).squareRoot() : 0
        return setting(\.symbolSize) { _ in CGSize(width: side, height: side) }
    }

    nonisolated public func symbolSize(
        _ area: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.symbolSize) { element in
            let area = element[keyPath: area]
            let side = area.isFinite ? max(0, area).squareRoot() : 0
            return CGSize(width: side, height: side)
        }
    }

    nonisolated public func symbolSize(
        _ size: KeyPath<DataElement, CGSize>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.symbolSize) { $0[keyPath: size] }
    }

    nonisolated public func symbolSize(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.symbolSizeValue) { value.datum($0) }
    }

    /// Places marks at the same position side by side, one for each value.
    /// - Parameters:
    ///   - axis: The axis along which the marks are placed; nil for the axis across their length.
    ///   - span: The part of the step that the marks share.
    nonisolated public func position(
        by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        setting(\.dodge) { MarkStyle.Dodge(value: value.datum($0).lower, axis: axis, span: span) }
    }
}

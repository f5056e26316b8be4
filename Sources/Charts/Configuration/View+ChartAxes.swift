import Foundation
import FoundationSupplement
import SwiftUI

extension View {
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        configuringCharts { $0.xAxis.visibility = visibility }
    }

    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        configuringCharts { $0.yAxis.visibility = visibility }
    }

    nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let content = content()
        return configuringCharts { $0.xAxis.content = { AxisMarkSet.sets(of: content) } }
    }

    nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let content = content()
        return configuringCharts { $0.yAxis.content = { AxisMarkSet.sets(of: content) } }
    }

    /// Styles the axis's content. The axis is drawn without the style.
    nonisolated public func chartXAxisStyle<Content: View>(
        _file: StaticString = #fileID, _line: UInt = #line,
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        reporting(
            "chartXAxisStyle: the axis is drawn without the style", at: SourcePlace(_file, _line))
    }

    /// Styles the axis's content. The axis is drawn without the style.
    nonisolated public func chartYAxisStyle<Content: View>(
        _file: StaticString = #fileID, _line: UInt = #line,
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        reporting(
            "chartYAxisStyle: the axis is drawn without the style", at: SourcePlace(_file, _line))
    }
}

/// The content of an axis, for `chartXAxisStyle` and `chartYAxisStyle`.
public struct ChartAxisContent: View {
    public var body: some View { EmptyView() }
}

extension AxisMarkSet {
    @MainActor static func sets<Content: AxisContent>(of content: Content) -> [AxisMarkSet] {
        var sets = _AxisMarkSets()
        Content._collect(content, into: &sets)
        return sets.sets
    }
}

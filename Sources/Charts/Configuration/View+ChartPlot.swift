import Foundation
import SwiftUI

/// The plot of a chart: its grid lines and marks.
public struct ChartPlotContent: View {
    let content: AnyView

    public var body: some View { content }
}

extension View {
    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        configuringCharts { $0.plotStyle = { AnyView(content($0)) } }
    }

    /// Adds a view behind the chart. It is made with a proxy for the chart's scales.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        configuringCharts { $0.background = .init(alignment: alignment) { AnyView(content($0)) } }
    }

    /// Adds a view in front of the chart. It is made with a proxy for the chart's scales.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        configuringCharts { $0.overlay = .init(alignment: alignment) { AnyView(content($0)) } }
    }
}

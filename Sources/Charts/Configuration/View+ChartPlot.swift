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

    /// A view behind the chart, made with what is known of the chart's scales.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        configuringCharts { $0.background = .init(alignment: alignment) { AnyView(content($0)) } }
    }

    /// A view over the chart, made with what is known of the chart's scales.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        configuringCharts { $0.overlay = .init(alignment: alignment) { AnyView(content($0)) } }
    }
}

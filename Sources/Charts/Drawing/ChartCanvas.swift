import SwiftUI

/// A chart of a known size: the plot and the parts around it.
struct ChartCanvas: View {
    let model: ChartModel

    var body: some View {
        let configuration = model.configuration
        let direction = model.environment.layoutDirection
        ChartLayout(
            x: model.x, y: model.y, legend: configuration.legend, xTitle: configuration.xAxis.title,
            yTitle: configuration.yAxis.title, isRightToLeft: direction == .rightToLeft
        ) {
            plot.anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
                .layoutValue(key: ChartPartKey.self, value: .plot)
            AxisViews(axis: model.xAxis, environment: model.environment)
            AxisViews(axis: model.yAxis, environment: model.environment)
            if let title = configuration.xAxis.title {
                AxisTitle(title: title, axis: .horizontal, direction: direction)
            }
            if let title = configuration.yAxis.title {
                AxisTitle(title: title, axis: .vertical, direction: direction)
            }
            if let legend {
                legend.environment(\.layoutDirection, direction)
                    .layoutValue(key: ChartPartKey.self, value: .legend)
            }
        }
        .backgroundPreferenceValue(PlotFrameKey.self) { frame in
            LayerView(model: model, layer: configuration.background, plotFrame: frame)
        }
        .overlayPreferenceValue(PlotFrameKey.self) { frame in
            LayerView(model: model, layer: configuration.overlay, plotFrame: frame)
        }
        // Scales run from left to right in all languages.
        .environment(\.layoutDirection, .leftToRight)
    }

    private var plot: AnyView {
        let plot = AnyView(GeometryReader { PlotView(model: model, size: $0.size) })
        return model.configuration.plotStyle?(ChartPlotContent(content: plot)) ?? plot
    }

    private var legend: AnyView? {
        let setting = model.configuration.legend
        if setting.visibility == .hidden { return nil }
        if let content = setting.content { return content() }
        let isRightToLeft = model.environment.layoutDirection == .rightToLeft
        let edge = setting.position.edge(default: .bottom, isRightToLeft: isRightToLeft)
        return LegendView(styles: model.styles, isBesidePlot: edge == .left || edge == .right).map { AnyView($0) }
    }
}

/// The views behind or in front of the chart.
private struct LayerView: View {
    let model: ChartModel
    let layer: ChartConfiguration.Layer?
    let plotFrame: Anchor<CGRect>?

    var body: some View {
        if let layer, let plotFrame {
            GeometryReader { geometry in
                let proxy = ChartProxy(
                    x: model.x, y: model.y, styles: model.styles, plotSize: geometry[plotFrame].size, frame: plotFrame)
                layer.content(proxy)
                    .environment(\.layoutDirection, model.environment.layoutDirection)
                    .frame(width: geometry.size.width, height: geometry.size.height, alignment: layer.alignment)
            }
        }
    }
}

/// The plot's frame in the chart.
private enum PlotFrameKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// The title of an axis.
private struct AxisTitle: View {
    let title: ChartConfiguration.Title
    let axis: Axis
    let direction: LayoutDirection

    /// A title beside the y-axis runs upward.
    private var turns: Int {
        switch title.position.kind {
        case .leading: -1
        case .trailing: 1
        default: 0
        }
    }

    var body: some View {
        QuarterTurn(
            turns: turns,
            content: title.content().font(.caption2).foregroundStyle(Color.secondary)
                .environment(\.layoutDirection, direction)
        )
        .layoutValue(key: ChartPartKey.self, value: .title(axis))
    }
}

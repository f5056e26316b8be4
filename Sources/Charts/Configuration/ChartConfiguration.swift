import Foundation
import SwiftUI

/// The configuration that the modifiers around a chart specify.
struct ChartConfiguration {
    struct AxisSetting {
        var visibility = Visibility.automatic
        /// The axis's own mark sets; nil for the default ones.
        var content: (@MainActor () -> [AxisMarkSet])?
        var title: Title?

        @MainActor var sets: [AxisMarkSet] { content?() ?? [AxisMarkSet()] }
    }

    struct Title {
        var position: AnnotationPosition
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: @MainActor () -> AnyView
    }

    struct Legend {
        var visibility = Visibility.automatic
        var position = AnnotationPosition.automatic
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: (@MainActor () -> AnyView)?
    }

    struct Layer {
        var alignment: Alignment
        var content: @MainActor (ChartProxy) -> AnyView
    }

    var xAxis = AxisSetting()
    var yAxis = AxisSetting()
    var xScale = DomainInference.Request()
    var yScale = DomainInference.Request()
    var foregroundScale = ForegroundScale.Request()
    var symbolScale = ListScale<AnyChartSymbolShape>.Request()
    var lineScale = ListScale<StrokeStyle>.Request()
    var symbolSizeRange: ClosedRange<CGFloat>?
    var legend = Legend()
    var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
    var background: Layer?
    var overlay: Layer?
}

private enum ChartConfigurationKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
    var chartConfiguration: ChartConfiguration {
        get { self[ChartConfigurationKey.self] }
        set { self[ChartConfigurationKey.self] = newValue }
    }
}

extension View {
    /// Changes the configuration of charts inside. The innermost modifier takes precedence.
    nonisolated func configuringCharts(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
        transformEnvironment(\.chartConfiguration, transform: change)
    }
}

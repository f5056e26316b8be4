import Foundation
import SwiftUI

/// The complete model of a chart of known size: marks, scales, axes and styles.
@MainActor struct ChartModel {
    let marks: [Mark]
    let x: PositionScale
    let y: PositionScale
    let xAxis: ResolvedAxis
    let yAxis: ResolvedAxis
    let styles: StyleScales
    let configuration: ChartConfiguration
    let environment: EnvironmentValues

    /// - Parameter size: The size of the entire chart, in points.
    init(_ source: [Mark], size: CGSize, environment: EnvironmentValues) {
        let configuration = environment.chartConfiguration
        let source = FunctionPlot.expanded(source, domain: configuration.xScale.domain.values)
        let binned = source.map { mark in
            var mark = mark
            mark.x = mark.x.binned(in: environment)
            mark.y = mark.y.binned(in: environment)
            return mark
        }
        let marks = MarkStacking.stacked(binned)
        func scale(
            _ axis: Axis, _ request: DomainInference.Request, _ setting: ChartConfiguration.AxisSetting,
            _ length: CGFloat, _ extent: KeyPath<Mark, MarkExtent>
        ) -> PositionScale {
            let set = setting.sets.first ?? AxisMarkSet()
            let finder = AxisValueFinder(set: set, axis: axis, length: length, environment: environment)
            let inference = DomainInference(axis: axis, request: request, requirements: finder.requirements)
            return inference.scale(for: marks.flatMap { $0[keyPath: extent].values })
        }
        x = scale(.horizontal, configuration.xScale, configuration.xAxis, size.width, \.x)
        y = scale(.vertical, configuration.yScale, configuration.yAxis, size.height, \.y)
        let shares = marks.filter { $0.stacking == .normalized }
        func axis(
            _ scale: PositionScale, _ setting: ChartConfiguration.AxisSetting, _ length: CGFloat, isShare: Bool
        ) -> ResolvedAxis {
            ResolvedAxis(
                setting.visibility == .hidden ? [] : setting.sets, scale: scale, length: length, isShare: isShare,
                environment: environment)
        }
        xAxis = axis(x, configuration.xAxis, size.width, isShare: shares.contains { !$0.isUpright })
        yAxis = axis(y, configuration.yAxis, size.height, isShare: shares.contains(where: \.isUpright))
        styles = StyleScales(marks, configuration)
        (self.marks, self.configuration, self.environment) = (marks, configuration, environment)
    }
}

import Foundation
import SwiftUI

extension View {
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
        configuringCharts { $0.legend.visibility = visibility }
    }

    /// - Parameter spacing: The distance between the legend and the chart, in points.
    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        configuringCharts { $0.legend = .init(position: position, alignment: alignment, spacing: spacing) }
    }

    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        configuringCharts {
            $0.legend = .init(position: position, alignment: alignment, spacing: spacing) { AnyView(content()) }
        }
    }
}

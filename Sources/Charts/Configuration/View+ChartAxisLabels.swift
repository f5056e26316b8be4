import Foundation
import SwiftUI

extension View {
    nonisolated public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some View {
        configuringCharts {
            $0.xAxis.title = .init(position: position, alignment: alignment, spacing: spacing) { AnyView(content()) }
        }
    }

    nonisolated public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }

    nonisolated public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some View {
        configuringCharts {
            $0.yAxis.title = .init(position: position, alignment: alignment, spacing: spacing) { AnyView(content()) }
        }
    }

    nonisolated public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }
}

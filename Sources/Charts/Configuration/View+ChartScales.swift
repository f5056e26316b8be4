import Foundation
import SwiftUI

extension View {
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        configuringCharts {
            $0.xScale = .init(domain: domain._description, type: type, range: range._plotRange.range)
        }
    }

    nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        configuringCharts { $0.xScale = .init(domain: domain._description, type: type) }
    }

    nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        configuringCharts { $0.xScale = .init(type: type, range: range._plotRange.range) }
    }

    nonisolated public func chartXScale(type: ScaleType?) -> some View {
        configuringCharts { $0.xScale = .init(type: type) }
    }

    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        configuringCharts {
            $0.yScale = .init(domain: domain._description, type: type, range: range._plotRange.range)
        }
    }

    nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        configuringCharts { $0.yScale = .init(domain: domain._description, type: type) }
    }

    nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        configuringCharts { $0.yScale = .init(type: type, range: range._plotRange.range) }
    }

    nonisolated public func chartYScale(type: ScaleType?) -> some View {
        configuringCharts { $0.yScale = .init(type: type) }
    }
}

import Foundation
import SwiftUI

/// The values that a scale spans: a range, a list, or a domain inferred from the data.
public protocol ScaleDomain {
    /// The description of the domain, which the chart's scales are made from.
    var _description: _ScaleDomainDescription { get }
}

/// The description of a scale's domain.
public struct _ScaleDomainDescription {
    /// The ends of a range or the members of a list; nil for a domain inferred from the data.
    var values: [PlotValue]?
    var includesZero: Bool?
    var reversed = false
    /// Modifies the inferred domain.
    var modify: (([PlotValue]) -> [PlotValue])?
}

/// A domain inferred from the data.
public struct AutomaticScaleDomain: ScaleDomain {
    public let _description: _ScaleDomainDescription
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain {
        AutomaticScaleDomain(_description: _ScaleDomainDescription())
    }

    /// Returns an automatic domain.
    /// - Parameters:
    ///   - includesZero: Whether a numeric scale includes zero; nil means true.
    ///   - reversed: Whether the largest value comes first.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _description: _ScaleDomainDescription(includesZero: includesZero, reversed: reversed ?? false))
    }

    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _description: _ScaleDomainDescription(includesZero: includesZero, reversed: reversed ?? false) { inferred in
                var values = inferred.compactMap { DataValue(plotValue: $0) }
                modifyInferredDomain(&values)
                return values.map(\.plotValue)
            })
    }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _description: _ScaleDomainDescription {
        _ScaleDomainDescription(values: [lowerBound.plotValue, upperBound.plotValue])
    }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _description: _ScaleDomainDescription { _ScaleDomainDescription(values: map(\.plotValue)) }
}

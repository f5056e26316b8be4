import Foundation
import SwiftUI

/// The values that a scale spans: a range, a list, or what the data ask for.
public protocol ScaleDomain {
    var _description: _ScaleDomainDescription { get }
}

/// What a scale's domain was said to be.
public struct _ScaleDomainDescription {
    /// The ends of a range or the members of a list; nil for what the data ask for.
    var values: [PlotValue]?
    var includesZero: Bool?
    var reversed = false
    /// Changes what the data ask for.
    var modify: (([PlotValue]) -> [PlotValue])?
}

/// A domain that the data decide.
public struct AutomaticScaleDomain: ScaleDomain {
    public let _description: _ScaleDomainDescription
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain {
        AutomaticScaleDomain(_description: _ScaleDomainDescription())
    }

    /// - Parameters:
    ///   - includesZero: whether a scale of numbers reaches to zero; nil means yes.
    ///   - reversed: whether the largest value comes first.
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

import Foundation
import SwiftUI

/// The surface of a function of two numbers, which is not drawn.
@MainActor @preconcurrency public struct SurfacePlot: Chart3DContent {
    public typealias Body = Never

    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
        function: @escaping @Sendable (_ x: Double, _ z: Double) -> Double
    ) {}

    @_disfavoredOverload
    nonisolated public init(
        x: some StringProtocol, y: some StringProtocol, z: some StringProtocol,
        function: @escaping @Sendable (_ x: Double, _ z: Double) -> Double
    ) {}

    nonisolated public init(x: Text, y: Text, z: Text, function: @escaping @Sendable (_ x: Double, _ z: Double) -> Double) {}
}

extension PointMark: Chart3DContent {
    /// Creates a point of a chart with three axes, which is not drawn. A plain chart shows its first two values.
    nonisolated public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
    ) { self.init(x: x, y: y) }
}

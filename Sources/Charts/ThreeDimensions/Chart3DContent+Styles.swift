import Foundation
import SwiftUI

/// How the surface of a function looks.
public protocol Chart3DSurfaceStyle {}

/// A surface whose colors follow its height or its slope.
public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle, Sendable {}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
    public static var heightBased: BasicChart3DSurfaceStyle { BasicChart3DSurfaceStyle() }
    public static var normalBased: BasicChart3DSurfaceStyle { BasicChart3DSurfaceStyle() }
}

/// The body of a point.
public protocol Chart3DSymbolShape {}

/// A body that Swift Charts has.
public struct BasicChart3DSymbolShape: Chart3DSymbolShape, Sendable {}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
    public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape() }
    public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape() }
    public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape() }
    public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape() }
}

// Effect: none, because charts with three axes are not drawn. Marks of both kinds of charts take the modifiers of plain charts first.
extension Chart3DContent {
    @_disfavoredOverload
    nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some Chart3DContent { _Chart3DGroup() }

    nonisolated public func foregroundStyle(_ style: some Chart3DSurfaceStyle) -> some Chart3DContent { _Chart3DGroup() }

    @_disfavoredOverload
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent { _Chart3DGroup() }

    nonisolated public func metalness(_ metalness: Double) -> some Chart3DContent { _Chart3DGroup() }

    nonisolated public func roughness(_ roughness: Double) -> some Chart3DContent { _Chart3DGroup() }

    nonisolated public func symbol<S: Chart3DSymbolShape>(_ symbol: S) -> some Chart3DContent { _Chart3DGroup() }

    @_disfavoredOverload
    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent { _Chart3DGroup() }

    @_disfavoredOverload
    nonisolated public func symbolSize(_ size: CGFloat) -> some Chart3DContent { _Chart3DGroup() }
}

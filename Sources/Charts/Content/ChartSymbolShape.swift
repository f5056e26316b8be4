import Foundation
import SwiftUI

/// A shape for the symbols of points.
public protocol ChartSymbolShape: Shape {
    /// The part of the unit square that the symbol perceptually fills.
    var perceptualUnitRect: CGRect { get }
}

/// A type-erased symbol shape.
public struct AnyChartSymbolShape: ChartSymbolShape {
    public typealias AnimatableData = EmptyAnimatableData

    private let base: AnyShape
    nonisolated public let perceptualUnitRect: CGRect

    nonisolated public init<S: ChartSymbolShape>(_ shape: S) {
        base = AnyShape(shape)
        perceptualUnitRect = shape.perceptualUnitRect
    }

    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

/// The built-in symbol shapes.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    public typealias AnimatableData = EmptyAnimatableData

    enum Kind: Hashable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

    let kind: Kind

    nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    nonisolated public func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
        case .triangle: polygon(3, in: rect)
        case .diamond: polygon(4, in: rect)
        case .pentagon: polygon(5, in: rect)
        case .plus: spokes(4, turnedBy: 0, in: rect)
        case .cross: spokes(4, turnedBy: .pi / 4, in: rect)
        case .asterisk: spokes(6, turnedBy: .pi / 2, in: rect)
        }
    }

    /// Returns the symbol's outline as a line of `lineWidth` points.
    nonisolated public func strokeBorder(lineWidth: CGFloat) -> some ChartSymbolShape {
        StrokedSymbol(base: self, lineWidth: lineWidth)
    }

    /// Returns a regular polygon with one corner at the top.
    private nonisolated func polygon(_ corners: Int, in rect: CGRect) -> Path {
        var path = Path()
        path.addLines((0..<corners).map { point(at: 2 * .pi * CGFloat($0) / CGFloat(corners) - .pi / 2, in: rect) })
        path.closeSubpath()
        return path
    }

    /// Returns lines from the center outward.
    private nonisolated func spokes(_ count: Int, turnedBy turn: CGFloat, in rect: CGRect) -> Path {
        var lines = Path()
        for index in 0..<count {
            lines.move(to: CGPoint(x: rect.midX, y: rect.midY))
            lines.addLine(to: point(at: turn + 2 * .pi * CGFloat(index) / CGFloat(count), in: rect))
        }
        return lines.strokedPath(StrokeStyle(lineWidth: rect.width / 5))
    }

    private nonisolated func point(at angle: CGFloat, in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
    }
}

/// A symbol's outline, drawn inside its frame.
private struct StrokedSymbol: ChartSymbolShape {
    typealias AnimatableData = EmptyAnimatableData

    let base: BasicChartSymbolShape
    let lineWidth: CGFloat

    nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }

    nonisolated func path(in rect: CGRect) -> Path {
        let width = min(lineWidth.isFinite ? max(0, lineWidth) : 0, rect.width / 2, rect.height / 2)
        return base.path(in: rect.insetBy(dx: width / 2, dy: width / 2)).strokedPath(StrokeStyle(lineWidth: width))
    }
}

extension ChartSymbolShape where Self: InsettableShape {
    /// Returns the shape's outline as a line of `lineWidth` points inside its frame.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        BorderedSymbol(base: self, lineWidth: lineWidth)
    }
}

/// The outline of a shape of SwiftUI's, drawn inside its frame.
private struct BorderedSymbol<Base: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
    typealias AnimatableData = EmptyAnimatableData

    let base: Base
    let lineWidth: CGFloat

    nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }

    nonisolated func path(in rect: CGRect) -> Path {
        let width = min(lineWidth.isFinite ? max(0, lineWidth) : 0, rect.width / 2, rect.height / 2)
        return base.inset(by: width / 2).path(in: rect).strokedPath(StrokeStyle(lineWidth: width))
    }
}

// Shapes of SwiftUI that are symbols, too.
extension Circle: ChartSymbolShape {
    nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension Rectangle: ChartSymbolShape {
    nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    nonisolated public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    nonisolated public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    nonisolated public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    nonisolated public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    nonisolated public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    nonisolated public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    nonisolated public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    nonisolated public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

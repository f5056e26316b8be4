import Foundation
import SwiftUI

/// A type whose values can be plotted, by means of a number, date or string.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    var primitivePlottable: PrimitivePlottable { get }

    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string, which scales can represent.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// The value in the form that scales use.
    var _plotValue: _PlotValue { get }

    /// Creates the value for a scale's value; nil if the type cannot represent it.
    init?(_plotValue: _PlotValue)
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }

    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension RawRepresentable where Self: Plottable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }

    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    var plotValue: PlotValue { primitivePlottable._plotValue }

    /// Creates the value for a position of a scale; nil if the type cannot represent it.
    init?(plotValue: PlotValue) {
        guard let primitive = PrimitivePlottable(_plotValue: plotValue) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var _plotValue: _PlotValue { .number(Double(self)) }

    public init?(_plotValue: _PlotValue) {
        guard case .number(let number) = _plotValue else { return nil }
        self.init(exactly: number)
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _plotValue: _PlotValue { .number(Double(self)) }

    public init?(_plotValue: _PlotValue) {
        guard case .number(let number) = _plotValue else { return nil }
        self.init(number)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    public var _plotValue: _PlotValue { .number((self as NSDecimalNumber).doubleValue) }

    public init?(_plotValue: _PlotValue) {
        guard case .number(let number) = _plotValue, number.isFinite else { return nil }
        self.init(number)
    }
}

extension String: PrimitivePlottableProtocol {
    public var _plotValue: _PlotValue { .category(self) }

    public init?(_plotValue: _PlotValue) {
        guard case .category(let name) = _plotValue else { return nil }
        self = name
    }
}

extension Date: PrimitivePlottableProtocol {
    public var _plotValue: _PlotValue { .date(self) }

    public init?(_plotValue: _PlotValue) {
        guard case .date(let date) = _plotValue else { return nil }
        self = date
    }
}

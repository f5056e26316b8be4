import Foundation
import SwiftUI

/// The behavior that decides where a chart's scrolling stops. Nothing scrolls in a picture, so no behavior is asked.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
    /// Effect: none, because nothing scrolls in a picture.
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {}
    /// Effect: none, because nothing scrolls in a picture.
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// The measures of a chart whose scrolling stops.
@dynamicMemberLookup public struct ChartScrollTargetBehaviorContext {
    public let chartProxy: ChartProxy
    let context: ScrollTargetBehaviorContext

    public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T { context[keyPath: keyPath] }
}

/// The values at which a swipe stops.
public struct MajorValueAlignment<Value: Plottable> {
    public static var page: MajorValueAlignment<Value> { .init() }
    public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date { .init() }
    public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric { .init() }
}

/// How many values one scroll passes.
public struct ValueAlignedLimitBehavior {
    public static var always: ValueAlignedLimitBehavior { .init() }
    public static var automatic: ValueAlignedLimitBehavior { .init() }
    public static var never: ValueAlignedLimitBehavior { .init() }
}

/// Stops at values in regular intervals.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    nonisolated fileprivate init() {}

    nonisolated public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}

    nonisolated public init<T: Plottable & Numeric>(
        unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior { .init() }

    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior { .init() }

    public static func valueAligned(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior { .init() }

    public static func valueAligned<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior { .init() }

    public static func valueAligned<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior { .init() }

    public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior { .init() }
}

extension View {
    /// Effect: none, because nothing scrolls in a picture.
    nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
}
